// Waits for the pages to change and shows them as they are then, at the same place.
"use strict";
(() => {
  const key = `conform-preview:${location.pathname}`;
  const shown = new URL(document.currentScript.src).search.slice(1);
  const showsMistakes = document.currentScript.hasAttribute("data-mistakes");
  let source = null;

  // The last place with a name at the top of the window, and how far from there it stands: what
  // stands above it may be longer or shorter after a change.
  const mark = () => {
    const named = [...document.querySelectorAll("main [id]")].filter(
      (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().top < 80,
    );
    const last = named.at(-1);
    return last ? [last.id, last.getBoundingClientRect().top] : null;
  };

  const follow = (place) => {
    const element = place.mark && document.getElementById(place.mark[0]);
    const top = element ? scrollY + element.getBoundingClientRect().top - place.mark[1] : place.top;
    scrollTo({ left: place.left, top, behavior: "instant" });
  };

  const keep = () => {
    // A page of mistakes has no place worth keeping; that of the page before it stays kept.
    if (showsMistakes) return;
    // The page that comes may be one of mistakes, which begins at its top.
    history.scrollRestoration = "manual";
    try {
      sessionStorage.setItem(key, JSON.stringify({ left: scrollX, top: scrollY, mark: mark() }));
    } catch {
      // Without a store the page begins at its top again.
    }
  };

  const goBack = () => {
    history.scrollRestoration = "auto";
    if (showsMistakes) return;
    try {
      const place = JSON.parse(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
      if (!place) return;
      follow(place);
      // What is laid out only where it is seen has its size now, which moves what stands below.
      requestAnimationFrame(() => requestAnimationFrame(() => follow(place)));
    } catch {
      // What cannot be read is no place.
    }
  };

  // Puts each mistake after the heading, or below the row, that its line is about.
  const markMistakes = () => {
    for (const item of document.querySelectorAll("aside.preview-mistakes li[data-places]")) {
      const place = item.dataset.places.split(" ")
        .map((id) => document.getElementById(id)).find(Boolean);
      if (!place) continue;
      const list = document.createElement("ol");
      list.className = "preview-mistake";
      list.append(item.cloneNode(true));
      if (place.localName === "tr") {
        const row = document.createElement("tr");
        row.className = "findings";
        const cell = row.insertCell();
        cell.colSpan = place.cells.length;
        cell.append(list);
        place.after(row);
      } else {
        (place.closest(".scroll") ?? place).after(list);
      }
      const link = document.createElement("a");
      link.href = `#${place.id}`;
      link.textContent = place.id;
      item.querySelector(".place").append(" ", link);
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
  const listenWhileSeen = () => {
    source?.close();
    if (!document.hidden) listen();
  };

  // After the scripts of the site, which expect a table as it was made.
  addEventListener("DOMContentLoaded", () => setTimeout(markMistakes));
  addEventListener("load", goBack);
  document.addEventListener("visibilitychange", listenWhileSeen);
  listenWhileSeen();
})();
