"use strict";

/* Compares two engines: shows the scenarios in which they differ. */
(() => {
  const { conform } = globalThis;
  const { make } = conform;

  const kinds = [
    ["asked", say("both were asked")],
    ["against", say("one passes, the other does not")],
    ["otherwise", say("both do not pass, each in its way")],
    ["one", say("only one was asked")],
    ["all", say("all differences")],
  ];
  const hasDifference = ({ outcome }) => outcome === "F" || outcome === "D";

  /* The kind of a difference; undefined where the engines do the same, or none attempted it. */
  const kindOf = (left, right) => {
    const attempted = [left, right].filter(({ outcome }) => conform.isAttempted(outcome)).length;
    if (attempted < 2) return attempted === 1 ? "one" : undefined;
    if (left.outcome !== right.outcome) {
      return left.outcome === "P" || right.outcome === "P" ? "against" : "otherwise";
    }
    const isSame = left.phrase === right.phrase && left.actual === right.actual;
    return hasDifference(left) && !isSame ? "otherwise" : undefined;
  };
  const matches = (kind, wanted) =>
    wanted === "all" || kind === wanted || (wanted === "asked" && kind !== "one");

  const answer = (verdict) => {
    const parts = [conform.mark(verdict.outcome)];
    if (hasDifference(verdict)) {
      parts.push(" ", make("b", { lang: say.original }, conform.foreign(verdict.actual)));
    }
    if (verdict.outcome === "E") {
      parts.push(make("pre", { lang: say.original }, conform.foreign(verdict.message)));
    }
    if (verdict.outcome === "s") {
      parts.push(" ", make("small", { lang: say.original }, conform.foreign(verdict.reason)));
    }
    if (verdict.known) {
      parts.push(make("small", { class: "known" }, conform.foreign(verdict.known), " ",
        conform.webLink(verdict.link)));
    }
    return parts;
  };

  const row = (scenario, left, right) => {
    const failed = [left, right].filter(hasDifference);
    const expected = failed.flatMap((verdict, index) =>
      index === 1 && verdict.phrase === failed[0].phrase ? [] : [
        make("span", { class: "phrase" }, conform.visible(verdict.phrase)), " ",
        make("b", {}, conform.foreign(verdict.expected)),
      ]);
    const href = scenario.clause.page + conform.address.hash(scenario.id);
    return make("tr", {},
      make("th", { scope: "row" }, make("a", { class: "permalink", href }, scenario.id)),
      make("td", {}, make("span", { class: `level ${scenario.clause.level.toLowerCase()}` },
        scenario.clause.level)),
      make("td", { lang: say.original }, expected),
      make("td", { class: "engine" }, answer(left)),
      make("td", { class: "engine" }, answer(right)));
  };

  /* The title of a page and its rows. */
  const section = (title, rows) => make("tbody", {},
    make("tr", {}, make("th", { scope: "rowgroup", colspan: 5, class: "group" }, title)), rows);

  /* Builds the comparison. `update` sets the engines and the keys of the two to compare. */
  conform.comparison = (book, { isInAddress }) => {
    const left = conform.choice(say("Compare"), "left", [], "");
    const right = conform.choice(say("with"), "right", [], "");
    const what = conform.choice(say("where"), "what", kinds, conform.address.get("what"));
    const swap = make("button", { type: "button" }, say("Swap"));
    const status = make("output", {});
    const box = make("div", {
      class: "scroll", role: "group", "aria-label": say("Scenarios in which two engines differ"),
      tabindex: "0",
    });
    const host = make("div", { class: "comparison" },
      make("div", { class: "filters", role: "group", "aria-label": say("Compare two engines") },
        left.label, right.label, swap, what.label, status),
      box);
    let engines = [];

    const head = (engine) => make("th", { scope: "col", class: "engine" },
      conform.foreign(engine.name), " ", make("small", {}, conform.foreign(engine.version)));

    const apply = () => {
      const pair = [left, right].map(({ select }) =>
        engines.find((engine) => engine.key === select.value));
      if (pair.some((engine) => !engine)) return;
      const counts = Object.fromEntries(kinds.map(([kind]) => [kind, 0]));
      const pages = new Map();
      for (const [index, scenario] of book.scenarios.entries()) {
        const verdicts = pair.map((engine) => engine.verdicts[index]);
        const kind = kindOf(...verdicts);
        if (!kind) continue;
        for (const [wanted] of kinds) if (matches(kind, wanted)) counts[wanted] += 1;
        if (!matches(kind, what.select.value)) continue;
        const title = scenario.clause.pageTitle;
        if (!pages.has(title)) pages.set(title, []);
        pages.get(title).push(row(scenario, ...verdicts));
      }
      for (const option of what.select.options) {
        option.textContent =
          `${kinds.find(([kind]) => kind === option.value)[1]} (${counts[option.value]})`;
      }
      const count = counts[what.select.value];
      status.textContent = count === 1 ? say("1 scenario") : say("{1} scenarios", count);
      const sections = [...pages].map(([title, rows]) => section(title, rows));
      box.hidden = count === 0;
      box.replaceChildren(make("table", { class: "differences" },
        make("thead", {}, make("tr", {},
          [say("Scenario"), say("Level"), say("Expected")]
            .map((text) => make("th", { scope: "col" }, text)),
          pair.map(head))),
        sections));
      if (!isInAddress) return;
      /* Reports of the reader are not in an address that is shared. */
      const shared = pair.map((engine) => (engine.isOwn ? "" : engine.key));
      conform.address.set({ left: shared[0], right: shared[1], what: what.select.value });
    };

    const offer = (select, chosen) => {
      select.replaceChildren(...engines.map((engine) => {
        const own = engine.isOwn ? `, ${say("your file")}` : "";
        return make("option", { value: engine.key },
          conform.visible(`${engine.name} ${engine.version}${own}`));
      }));
      select.value = chosen;
    };
    host.addEventListener("change", apply);
    swap.addEventListener("click", () => {
      [left.select.value, right.select.value] = [right.select.value, left.select.value];
      apply();
    });
    return {
      host,
      update: (all, wanted = []) => {
        const now = [left.select.value, right.select.value];
        engines = all;
        const keys = all.map((engine) => engine.key);
        const choose = (side, other) => [wanted[side], now[side]].find((key) => keys.includes(key))
          ?? keys.find((key) => key !== other) ?? keys[0];
        const first = choose(0);
        const second = choose(1, first);
        offer(left.select, first);
        offer(right.select, second);
        host.hidden = all.length < 2;
        apply();
      },
    };
  };

  /* Gives the engines of an added report keys that differ from those of the site. */
  let added = 0;
  conform.own = (engines) => engines.map((engine) => {
    added += 1;
    return { ...engine, isOwn: true, key: `file:${added}` };
  });

  document.addEventListener("DOMContentLoaded", async () => {
    const place = document.querySelector(".verdict-source");
    if (place?.dataset.view !== "compare" || place.nextElementSibling?.matches(".comparison")) return;
    const book = await conform.verdicts().catch((error) => {
      place.after(make("p", { class: "note" }, error.message));
    });
    if (!book) return;
    let engines = book.engines;
    const view = conform.comparison(book, { isInAddress: true });
    const chooser = conform.reportChooser(book, (found) => {
      const own = conform.own(found);
      engines = [...engines, ...own];
      const second = own[1] ?? engines.find((engine) => engine !== own[0]);
      view.update(engines, [own[0].key, second?.key]);
    });
    for (const part of document.querySelectorAll(".without-script")) part.hidden = true;
    place.after(chooser, view.host);
    view.update(engines, [conform.address.get("left"), conform.address.get("right")]);
  });
})();
