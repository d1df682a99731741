// Reads and writes the fragment and the query of the address, so that selections can be shared.
conform.address = {
  /** Returns the anchor that a fragment names. */
  place: (hash) => conform.attempt(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1),

  /** Returns the fragment for an anchor, with readable slashes. */
  hash: (name) => `#${encodeURIComponent(name).replaceAll("%2F", "/")}`,

  get: (key) => new URLSearchParams(location.search).get(key) ?? "",

  /** Changes parameters of the query; does nothing where the browser forbids it. */
  set(values) {
    const url = new URL(location.href);
    for (const [key, value] of Object.entries(values)) {
      if (value) url.searchParams.set(key, value); else url.searchParams.delete(key);
    }
    conform.attempt(() => history.replaceState(history.state, "", url));
  },
};
