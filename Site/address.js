// Reads and writes the fragment and the query of the address, so that selections can be shared.

/** Returns the anchor that a fragment names. */
const place = (hash) => conform.attempt(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1);

/** Returns the fragment for an anchor, with readable slashes. */
const hash = (name) => `#${encodeURIComponent(name).replaceAll("%2F", "/")}`;

const get = (key) => new URLSearchParams(location.search).get(key) ?? "";

/** Changes parameters of the query; does nothing where the browser forbids it. */
const set = (values) => {
  const url = new URL(location.href);
  for (const [key, value] of Object.entries(values)) {
    if (value) url.searchParams.set(key, value); else url.searchParams.delete(key);
  }
  if (url.href === location.href) return;
  conform.attempt(() => history.replaceState(history.state, "", url));
};

conform.address = { place, hash, get, set };
