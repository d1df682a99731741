// Replays scenarios message by message or step by step, and shows the one that is read beside the text.
const { make, acts, address, load } = conform;
const source = document.getElementById("site:replays");
if (!source) return;

// Links of former versions have a question mark.
const suffix = /(:|\?)replay$/;
let player;

/** Returns the id of the scenario that the address asks to replay. */
function idInAddress() {
  const place = address.place(location.hash);
  return suffix.test(place) ? place.replace(suffix, "") : undefined;
}

function closed(id) {
  if (idInAddress() === id) history.replaceState(null, "", address.hash(id));
  document.getElementById(id)?.querySelector("button.replay")?.focus();
}

async function replay(id) {
  try { await load(source.dataset.script); } catch { return; }
  const data = conform.withOwnRuns(await conform.replays.load(id), id);
  if (!data || !Object.hasOwn(data.scenarios, id)) return;
  player ??= new conform.replays.Player(closed);
  player.open(id, data);
}

function followAddress() {
  const row = document.getElementById(idInAddress() ?? "");
  if (!row?.querySelector("[data-replay]")) return;
  conform.reveal(row);
  row.scrollIntoView({ block: "center" });
  replay(row.id);
}

acts.unshift(({ hash, parentElement }) => parentElement.querySelector("[data-replay]") && make("button", {
  class: "replay", "aria-label": say("replayScenario", { scenario: address.place(hash) }),
  "aria-haspopup": "dialog", lang: say.original && document.documentElement.lang,
}, say("replay")));
document.addEventListener("click", ({ target }) => {
  if (!target.closest("button.replay")) return;
  const { id } = target.closest("tr[id], table[id]");
  history.replaceState(null, "", `${address.hash(id)}:replay`);
  replay(id);
});
addEventListener("hashchange", followAddress);
// When every script has run, because those after this one add to the data.
addEventListener("DOMContentLoaded", followAddress);
// The stage beside the text needs what replays need, which is loaded once the page can be read.
addEventListener("load", () =>
  load(source.dataset.script).then(() => new conform.replays.Beside(source), () => {}));
