// Addresses: the place behind the #, and what is chosen behind the ?, so that it can be shared.
"use strict";

(() => {
  const conform = globalThis.conform ??= {};

  /** The name of the place behind a #. */
  const place = (hash) => {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch {
      return hash.slice(1);
    }
  };

  /** What stands in an address for the place of that name; its slashes can be read. */
  const hash = (name) => `#${encodeURIComponent(name).replaceAll("%2F", "/")}`;

  const get = (key) => new URLSearchParams(location.search).get(key) ?? "";

  /** Where the address cannot be changed, it stays. */
  const set = (values) => {
    const url = new URL(location.href);
    for (const [key, value] of Object.entries(values)) {
      if (value) url.searchParams.set(key, value); else url.searchParams.delete(key);
    }
    if (url.href === location.href) return;
    try { history.replaceState(history.state, "", url); } catch { /* The page works without. */ }
  };

  conform.address = { place, hash, get, set };
})();
