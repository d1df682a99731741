// Reads the index of the search: its entries, the words in them, Apple's names, and synonyms.
"use strict";

(() => {
  const searching = globalThis.conformSearching ??= {};

  searching.groups = [
    say("clauses"), say("scenarios"), say("phrases"), say("glossary"), say("pages"),
  ];
  const [clauseKind, scenarioKind, phraseKind, wordKind, pageKind] = searching.groups.keys();
  searching.kinds = { clauseKind, scenarioKind, phraseKind, wordKind, pageKind };

  /** The particles that may follow a Korean noun. */
  const particle = /(?:으로|에서|에게|까지|부터|처럼|보다|이나|[은는이가을를의에로와과도만])$/u;

  /** Returns the words of a text. A Korean word is without its particle; a name with a particle, as in
      `next는`, is two. */
  searching.tokens = (text) => cut(text.normalize("NFC"));

  const cut = (text) =>
    (text.toLowerCase().match(/\p{Script=Hangul}+|(?:(?!\p{Script=Hangul})[\p{L}\p{N}])+/gu) ?? [])
      .map((word) => (word.length > 2 ? word.replace(particle, "") : word));

  /** Returns the words of a name in camel case: `UITapGestureRecognizer` → tap, gesture, recognizer. */
  searching.humps = (text) => {
    const words = text.replace(/^(?:UI|NS)(?=[A-Z])/, "").match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g);
    return (words ?? []).length > 1 ? words.map((word) => word.toLowerCase()) : [];
  };

  /** The names of a page: `Spec/touch/phases` has also the names `touch/phases` and `phases`. */
  const pageNames = (path) => {
    const parts = path.toLowerCase().split("/");
    return parts.map((_, index) => parts.slice(index).join("/"));
  };

  /** Returns the entries of the index in the order of the pages. */
  searching.entriesOf = (index) => {
    const entries = [];
    const features = (numbers) => numbers.map((number) => index.features[number]);
    const add = (entry) => entries.push({ order: entries.length, features: [], ...entry }) - 1;

    const addScenario = (clause, parent, [slug, steps, more = []]) => {
      const id = `${clause.id}/${slug}`;
      add({
        ...clause, kind: scenarioKind, id, clause: clause.id, title: "", anchor: id, parent,
        detail: steps.map((step) => index.steps[step]).join("; "),
        context: [...clause.context, `${clause.id} ${clause.title}`],
        features: [...clause.features, ...features(more)],
      });
    };

    for (const [name, title, path, clauses, sections] of index.pages) {
      const page = { pages: pageNames(`${index.folder}/${name}`), path, context: [title] };
      add({ ...page, kind: pageKind, title, context: [] });
      for (const [id, heading, level, numbers, detail, scenarios, names] of clauses) {
        const clause = {
          ...page, kind: clauseKind, id, clause: id, title: heading, level, anchor: id, detail,
          features: features(numbers),
        };
        const parent = add({ ...clause, names });
        for (const scenario of scenarios) addScenario(clause, parent, scenario);
      }
      for (const [heading, anchor] of sections) {
        add({
          ...page, kind: path === index.glossary ? wordKind : pageKind, title: heading, anchor,
        });
      }
    }
    for (const [pattern, keywords, numbers, detail, anchor, translation] of index.phrases) {
      add({
        pages: ["phrasebook"], path: index.phrasebook, kind: phraseKind, anchor,
        title: translation ?? pattern, detail: translation ? pattern : detail, isOriginal: true,
        context: [keywords.replace(" ", ` ${say("or")} `)], features: features(numbers),
      });
    }
    return entries;
  };

  /** Maps each word to the entries that contain it and its weight there: most in a title, less in
      prose, least in a row. */
  searching.vocabularyOf = (entries) => {
    const vocabulary = new Map();
    // Most sentences of rows are in many of them.
    const known = new Map();
    const wordsOf = (sentence) => {
      if (!known.has(sentence)) known.set(sentence, cut(sentence));
      return known.get(sentence);
    };
    const note = (text, number, strength, isRow) => {
      const words = isRow ? text.split("; ").flatMap(wordsOf) : cut(text ?? "");
      for (const word of words) {
        if (!vocabulary.has(word)) vocabulary.set(word, new Map());
        const found = vocabulary.get(word);
        found.set(number, Math.max(strength, found.get(number) ?? 0));
      }
    };
    entries.forEach((entry, number) => {
      note(entry.title, number, 4);
      note(entry.id, number, 4);
      note(entry.detail, number, entry.kind === clauseKind ? 1.5 : 1, entry.kind === scenarioKind);
      for (const [type, name] of entry.names ?? []) note(`${type} ${name}`, number, 2);
    });
    return vocabulary;
  };

  /** Returns a function from an Apple API name to the clauses about it, with the place of the name in
      each: `isHidden`, `UIView.isHidden`, `hitTest(_:with:)`. Case is ignored; types and arguments
      are compared only where both names have them. */
  searching.namesOf = (entries) => {
    const lists = new Map();
    entries.forEach((entry, number) => {
      for (const [place, name] of (entry.names ?? []).entries()) {
        const [type, base, given] = name.map((part) => part.toLowerCase());
        if (!lists.has(base)) lists.set(base, []);
        lists.get(base).push({ number, place, type, given });
      }
    });
    const areAlike = (a, b) => !a || !b || a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
    return (term) => {
      const [, type = "", base, given = ""] =
        /^(?:([\w.]*)\.)?([a-z_]\w+)(\(\S*\))?$/.exec(term.toLowerCase()) ?? [];
      const found = (lists.get(base) ?? []).filter((name) =>
        areAlike(type, name.type) && (!given || !name.given || given === name.given));
      return new Map(found.reverse().map(({ number, place }) => [number, place]));
    };
  };

  /** Returns the synonyms as lists of words, with the entries that they lead to. */
  searching.synonymsOf = (index, entries) => {
    const clauses = new Map(
      entries.filter((entry) => entry.kind === clauseKind).map((entry) => [entry.id, entry.order]));
    return index.synonyms.flatMap(([phrases, ids]) =>
      phrases.map((phrase) => ({
        words: searching.tokens(phrase), entries: ids.map((id) => clauses.get(id)),
      })));
  };
})();
