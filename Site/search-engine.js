"use strict";

// Searches the index of the site: takes a query and returns entries, without touching the document.
// A query is a filter as after `conform --filter`, or words, or both:
//
//   HIT-9   HIT-*   HIT-9/hidden   feature:touches   level:MUST   page:hit-testing   !term   words
//
// Filter terms mean what they mean on the command line; Tests/Fixtures/Filters/cases.json holds the
// cases on which both must agree. A term that is no filter is searched for as words.
globalThis.conformSearch = (() => {
  const groups = [
    say("clauses"), say("scenarios"), say("phrases"), say("glossary"), say("pages"),
  ];
  const [clauseKind, scenarioKind, phraseKind, wordKind, pageKind] = groups.keys();

  const tokens = (text) => text.normalize().toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  /** The names of a page: `Spec/touch/phases` has also the names `touch/phases` and `phases`. */
  const pageNames = (path) => {
    const parts = path.toLowerCase().split("/");
    return parts.map((_, index) => parts.slice(index).join("/"));
  };

  /** Returns the entries of the index in the order of the pages. */
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
      const page = { pages: pageNames(`${index.folder}/${name}`), path, context: [title] };
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
        pages: ["phrasebook"], path: index.phrasebook, kind: phraseKind, title: pattern, anchor,
        detail, isOriginal: true,
        context: [keywords.replace(" ", ` ${say("or")} `)], features: features(numbers),
      });
    }
    return entries;
  };

  /** Maps each word to the entries that contain it and its weight there, highest in a title. */
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

  /** Returns a function from an Apple API name to the clauses about it: `isHidden`,
      `UIView.isHidden`, `hitTest(_:with:)`. Case is ignored; types and arguments are compared only
      where both names have them. */
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

  /** The edit distance of two words; swapping two neighbouring letters is one edit. */
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

  /** One edit is allowed in a word of four letters, two in a word of eight. */
  const isNear = (token, word) => {
    const most = token.length < 4 ? 0 : token.length < 8 ? 1 : 2;
    return Math.abs(token.length - word.length) <= most && distance(token, word) <= most;
  };

  /** Returns a sentence with the name that is most similar to a word, by the rule of the command
      line (an edit for every three letters), or that begins with it; or nothing. */
  const suggestion = (word, among, prefix = "") => {
    let nearest = null;
    for (const name of among) {
      const edits = distance(word, name.toLowerCase());
      const most = Math.floor(Math.max(word.length, name.length) / 3);
      if (edits <= most && edits < (nearest?.edits ?? Infinity)) nearest = { name, edits };
    }
    const near = nearest?.name ?? among.find((one) => one.startsWith(word));
    return near ? ` ${say("didYouMean", { word: prefix + near })}` : "";
  };

  /** Returns a predicate for a pattern with `*`. Each part is matched at its first position: a
      regular expression would backtrack exponentially over many stars. */
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

  /** Reads a term as a filter: its predicate in `holds`, an error in `message`, and in `hint` what
      to write instead where it matches no page. Returns null where the term is words. */
  const filterOf = (word, { index, ids, pages }) => {
    const [, key, value] = /^([^/:]*):(.*)$/.exec(word) ?? [];
    const lower = (value ?? word).toLowerCase();
    switch (key?.toLowerCase()) {
      case undefined: {
        if (!lower.includes("*") && !ids.has(lower)) return null;
        const matches = glob(lower);
        return { holds: (entry) => matches(entry.clause ?? "") || matches(entry.id ?? "") };
      }
      case "page": {
        const matches = glob(lower.replace(/\.md$/, ""));
        const hint = pages.some((names) => names.some(matches)) ? ""
          : suggestion(lower, pages.map((names) => names.at(-1)).sort(), "page:");
        return { holds: (entry) => entry.pages.some(matches), hint };
      }
      case "level": {
        const level = lower.toUpperCase();
        return index.levels.includes(level)
          ? { holds: (entry) => entry.level === level }
          : { message: say("notALevel", { word: value }) };
      }
      case "feature":
        return index.features.includes(lower)
          ? { holds: (entry) => entry.features.includes(lower) }
          : {
            message: say("notAFeature", { word: value }) + suggestion(lower, index.features),
          };
      default: {
        // Such as the selector `touchesBegan:withEvent:`.
        if (!/^[a-z]*$/.test(key)) return null;
        const near = suggestion(`${key}:`, ["feature:", "level:", "page:"]);
        return {
          message: say("notAFilter", { word: key })
            + (near || ` ${say("knownFilters")}`),
        };
      }
    }
  };

  return (index) => {
    const entries = entriesOf(index);
    const vocabulary = vocabularyOf(entries);
    const named = namesOf(entries);
    const ids = new Set(entries.filter((entry) => entry.id).map((entry) => entry.id.toLowerCase()));
    const pages = entries.filter((entry) => entry.kind === pageKind && !entry.anchor)
      .map((entry) => entry.pages);

    /** Scores each entry for a word: equal, beginning with it, or, failing these, similar. */
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

    /** A scenario is also found by the words of its clause, with a lower score. */
    const score = (scores, entry) =>
      scores[entry.order] || (entry.parent === undefined ? 0 : scores[entry.parent] / 8);

    return (text) => {
      const [conditions, words, messages, hints, called] = [[], [], [], [], []];
      for (const term of text.trim().split(/\s+/)) {
        const isNegated = term.startsWith("!");
        const word = isNegated ? term.slice(1) : term;
        // A term that is not typed to its end yet.
        if (!word || /^(feature|level|page):$/i.test(word)) continue;
        const filter = filterOf(word, { index, ids, pages });
        if (filter?.message) messages.push(filter.message);
        else if (filter) {
          conditions.push((entry) => filter.holds(entry) !== isNegated);
          if (filter.hint && !isNegated) hints.push(filter.hint);
        } else if (!isNegated) {
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
        // Filters alone select clauses and scenarios, as in a run.
        if (!words.length && entry.kind > phraseKind) continue;
        // An entry with exactly this name comes first.
        const isMeant = words.length && (tokens(entry.title).join(" ") === name
          || called.every((clauses) => clauses.has(entry.order)));
        const total = parts.reduce((sum, part) => sum + part, isMeant ? 50 : 0);
        found[entry.kind].entries.push([total, entry]);
        found[entry.kind].best = Math.max(found[entry.kind].best, total);
      }
      const isEmpty = found.every((group) => !group.entries.length);
      return {
        message: isEmpty && hints.length ? say("nothingFound") + hints.join("") : "", words,
        groups: found.filter((group) => group.entries.length).sort((a, b) => b.best - a.best)
          .map(({ name, entries }) => ({
            name, entries: entries.sort((a, b) => b[0] - a[0] || a[1].order - b[1].order)
              .map(([, entry]) => entry),
          })),
      };
    };
  };
})();
