// Waits for the pages to change and shows them as they are then, at the same place.
"use strict";
(() => {
  const key = `conform-preview:${location.pathname}`;
  const shown = new URL(document.currentScript.src).search.slice(1);
  const showsMistakes = document.currentScript.hasAttribute("data-mistakes");
  let source = null;

  const keep = () => {
    // A page of mistakes has no place worth keeping; that of the page before it stays kept.
    if (showsMistakes) return;
    try {
      sessionStorage.setItem(key, JSON.stringify([scrollX, scrollY]));
    } catch {
      // Without a store the page begins at its top again.
    }
  };

  const goBack = () => {
    if (showsMistakes) return;
    try {
      const place = JSON.parse(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
      if (place) scrollTo({ left: place[0], top: place[1], behavior: "instant" });
    } catch {
      // What cannot be read is no place.
    }
  };

  const listen = () => {
    source = new EventSource("/.conform/changes");
    source.onmessage = (event) => {
      if (event.data === shown) return;
      source.close();
      keep();
      location.reload();
    };
    // Where the server is gone the browser tries again by itself, unless it was told no.
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
    };
  };

  // A page that nobody sees holds no connection: a browser has few of them for one server.
  const follow = () => {
    source?.close();
    if (!document.hidden) listen();
  };

  addEventListener("load", goBack);
  document.addEventListener("visibilitychange", follow);
  follow();
})();
