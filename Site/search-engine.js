"use strict";

// Answers queries over the index of the site. It touches no page: what it is given are words, and
// what it gives are entries. A query is written as after `conform --filter`, with words besides:
//
//   HIT-9   HIT-*   HIT-9/hidden   feature:touches   level:MUST   page:hit-testing   !term   words
globalThis.conformSearch = (() => {
  const groups = [
    say("clauses"), say("scenarios"), say("phrases"), say("glossary"), say("pages"),
  ];
  const [clauseKind, scenarioKind, phraseKind, wordKind, pageKind] = groups.keys();
  const levels = ["MUST", "SHOULD", "MAY"];

  const tokens = (text) => text.normalize().toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  /** Everything that can be found, in the order of the pages. */
  const entriesOf = (index) => {
    const entries = [];
    const features = (numbers) => numbers.map((number) => index.features[number]);
    const add = (entry) => entries.push({ order: entries.length, features: [], ...entry }) - 1;

    const addScenarios = (clause, parent, [heads, ...scenarios]) => {
      for (const [slug, more, ...rows] of scenarios) {
        const phrases = rows.flatMap((cells) =>
          heads.map((head, column) => cells[column] && `${head} ${cells[column]}`).filter(Boolean));
        const id = `${clause.id}/${slug}`;
        add({
          ...clause, kind: scenarioKind, id, clause: clause.id, title: "", anchor: id, parent,
          isOriginal: true,
          detail: phrases.join("; "), context: [...clause.context, `${clause.id} ${clause.title}`],
          features: [...clause.features, ...features(more)],
        });
      }
    };

    for (const [name, title, path, clauses, sections] of index.pages) {
      const page = { page: name.toLowerCase(), path, context: [title] };
      add({ ...page, kind: pageKind, title, context: [] });
      for (const [id, heading, level, numbers, detail, tables, names] of clauses) {
        const clause = {
          ...page, kind: clauseKind, id, clause: id, title: heading, level, anchor: id, detail,
          features: features(numbers),
        };
        const parent = add({ ...clause, names });
        for (const table of tables) addScenarios(clause, parent, table);
      }
      for (const [heading, anchor] of sections) {
        add({
          ...page, kind: path === index.glossary ? wordKind : pageKind, title: heading, anchor,
        });
      }
    }
    for (const [pattern, keywords, numbers, detail, anchor] of index.phrases) {
      add({
        page: "phrasebook", path: index.phrasebook, kind: phraseKind, title: pattern, anchor,
        detail, isOriginal: true,
        context: [keywords.replace(" ", ` ${say("or")} `)], features: features(numbers),
      });
    }
    return entries;
  };

  /** For each word, the entries that have it; a strong one stands in a name or title. */
  const vocabularyOf = (entries) => {
    const vocabulary = new Map();
    const note = (text, number, strength) => {
      for (const word of tokens(text ?? "")) {
        if (!vocabulary.has(word)) vocabulary.set(word, new Map());
        const found = vocabulary.get(word);
        found.set(number, Math.max(strength, found.get(number) ?? 0));
      }
    };
    entries.forEach((entry, number) => {
      note(entry.title, number, 4);
      note(entry.id, number, 4);
      note(entry.detail, number, 1);
      for (const [type, name] of entry.names ?? []) note(`${type} ${name}`, number, 2);
    });
    return vocabulary;
  };

  /** The clauses that a term names as Apple does; without case, and type and arguments only where
      both have them: `isHidden`, `UIView.isHidden`, `hitTest(_:with:)`. */
  const namesOf = (entries) => {
    const lists = new Map();
    entries.forEach((entry, number) => {
      for (const name of entry.names ?? []) {
        const [type, base, given] = name.map((part) => part.toLowerCase());
        if (!lists.has(base)) lists.set(base, []);
        lists.get(base).push({ number, type, given });
      }
    });
    const areAlike = (a, b) => !a || !b || a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
    return (term) => {
      const [, type = "", base, given = ""] =
        /^(?:([\w.]*)\.)?([a-z_]\w+)(\(\S*\))?$/.exec(term.toLowerCase()) ?? [];
      const found = (lists.get(base) ?? []).filter((name) =>
        areAlike(type, name.type) && (!given || !name.given || given === name.given));
      return new Set(found.map(({ number }) => number));
    };
  };

  /** How many letters must be added, left out, changed or swapped to make one word of another. */
  const distance = (a, b) => {
    let [before, row] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) {
        const change = a[i - 1] === b[j - 1] ? 0 : 1;
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + change);
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          next[j] = Math.min(next[j], before[j - 2] + 1);
        }
      }
      [before, row] = [row, next];
    }
    return row[b.length];
  };

  /** A slip is forgiven in a word of four letters, two in one of eight. */
  const isNear = (token, word) => {
    const most = token.length < 4 ? 0 : token.length < 8 ? 1 : 2;
    return Math.abs(token.length - word.length) <= most && distance(token, word) <= most;
  };

  const suggestion = (word, among) => {
    const near = among.find((one) => isNear(word, one));
    return near ? ` ${say("didYouMean", { word: near })}` : "";
  };

  /** Whether a text has the form of a pattern: each part is taken where it stands first, because an
      expression of very many stars would try every way to place them. */
  const glob = (pattern) => {
    const parts = pattern.toLowerCase().split("*");
    const [first, last] = [parts[0], parts.at(-1)];
    const inner = parts.slice(1, -1);
    return (text) => {
      const lower = text.toLowerCase();
      if (parts.length === 1) return lower === first;
      const end = lower.length - last.length;
      if (end < first.length || !lower.startsWith(first) || !lower.endsWith(last)) return false;
      let place = first.length;
      for (const part of inner) {
        const found = lower.indexOf(part, place);
        if (found < 0 || found + part.length > end) return false;
        place = found + part.length;
      }
      return true;
    };
  };

  /** What a term that is not a plain word asks of an entry; a string says what is wrong with it. */
  const conditionOf = (word, ids, features) => {
    const [, key, value] = /^([a-z]+):(.*)$/.exec(word) ?? [];
    const lowered = (value ?? "").toLowerCase();
    switch (key) {
      case undefined: break;
      case "page": {
        const matches = glob(lowered.replace(/\.md$/, "") + (lowered.includes("*") ? "" : "*"));
        return (entry) => matches(entry.page) || matches(entry.page.split("/").pop());
      }
      case "level": {
        const named = levels.filter((level) => level.startsWith(lowered.toUpperCase()));
        if (!named.length) {
          return say("notALevel", { word: value });
        }
        return (entry) => named.includes(entry.level);
      }
      case "feature": {
        const named = features.includes(lowered)
          ? [lowered] : features.filter((feature) => feature.startsWith(lowered));
        if (!named.length) {
          return say("notAFeature", { word: value }) + suggestion(lowered, features);
        }
        return (entry) => entry.features.some((feature) => named.includes(feature));
      }
      default:
        return say("notAFilter", { word: key })
          + (suggestion(`${key}:`, ["feature:", "level:", "page:"])
            || ` ${say("knownFilters")}`);
    }
    const lower = word.toLowerCase();
    const isBegun = lower.includes("/") && ids.has(lower.split("/")[0]) && !ids.has(lower);
    if (!lower.includes("*") && !ids.has(lower) && !isBegun) return null;
    const matches = glob(isBegun && !lower.includes("*") ? lower + "*" : lower);
    return (entry) => matches(entry.clause ?? "") || matches(entry.id ?? "");
  };

  return (index) => {
    const entries = entriesOf(index);
    const vocabulary = vocabularyOf(entries);
    const named = namesOf(entries);
    const ids = new Set(entries.filter((entry) => entry.id).map((entry) => entry.id.toLowerCase()));

    /** How well each entry fits a word: that word, one that begins with it, or one much like it. */
    const fits = (token, isForgiving) => {
      const scores = new Float64Array(entries.length);
      let isFound = false;
      const give = (fit, found) => {
        isFound = true;
        for (const [number, strength] of found) {
          scores[number] = Math.max(scores[number], fit * strength);
        }
      };
      for (const [word, found] of vocabulary) {
        if (word === token) give(3, found);
        else if (word.startsWith(token)) give(1 + token.length / word.length, found);
      }
      if (!isFound && isForgiving) {
        for (const [word, found] of vocabulary) if (isNear(token, word)) give(1, found);
      }
      return scores;
    };

    /** A scenario is found by the words of its clause too, if less well. */
    const score = (scores, entry) =>
      scores[entry.order] || (entry.parent === undefined ? 0 : scores[entry.parent] / 8);

    return (text) => {
      const [conditions, words, messages, called] = [[], [], [], []];
      for (const term of text.trim().split(/\s+/)) {
        const isNegated = term.startsWith("!");
        const word = isNegated ? term.slice(1) : term;
        if (!word || /^(feature|level|page):$/.test(word)) continue;
        const condition = conditionOf(word, ids, index.features);
        if (typeof condition === "string") messages.push(condition);
        else if (condition) conditions.push((entry) => condition(entry) !== isNegated);
        else if (!isNegated) {
          const clauses = named(word);
          for (const token of tokens(word)) {
            words.push(token);
            called.push(clauses);
          }
        } else {
          const unwanted = tokens(word).map((token) => fits(token, false));
          conditions.push((entry) => !unwanted.every((scores) => score(scores, entry)));
        }
      }
      if (messages.length) return { message: messages.join(" "), words: [], groups: [] };
      if (!words.length && !conditions.length) return { message: "", words: [], groups: [] };

      const name = words.join(" ");
      const wanted = words.map((token) => fits(token, true));
      const found = groups.map((name) => ({ name, entries: [], best: 0 }));
      for (const entry of entries) {
        const parts = wanted.map((scores, number) =>
          Math.max(score(scores, entry), called[number].has(entry.order) ? 12 : 0));
        if (parts.includes(0) || !conditions.every((holds) => holds(entry))) continue;
        // Filters alone are about clauses and scenarios, as in a run.
        if (!words.length && entry.kind > phraseKind) continue;
        // What has just that name is meant, whatever else there is.
        const isMeant = words.length && (tokens(entry.title).join(" ") === name
          || called.every((clauses) => clauses.has(entry.order)));
        const total = parts.reduce((sum, part) => sum + part, isMeant ? 50 : 0);
        found[entry.kind].entries.push([total, entry]);
        found[entry.kind].best = Math.max(found[entry.kind].best, total);
      }
      return {
        message: "", words,
        groups: found.filter((group) => group.entries.length).sort((a, b) => b.best - a.best)
          .map(({ name, entries }) => ({
            name, entries: entries.sort((a, b) => b[0] - a[0] || a[1].order - b[1].order)
              .map(([, entry]) => entry),
          })),
      };
    };
  };
})();
