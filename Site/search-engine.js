// Searches the index of the site: takes a query and returns entries, without touching the document.
// A query is a filter as after `conform --filter`, or words, or both:
//
//   HIT-9   HIT-*   HIT-9/hidden   feature:touches   level:MUST   page:hit-testing   !term   words
//
// Entries with all words come first; where only rows have them all, those with most.
globalThis.conformSearch = (index) => {
  const { searching } = conform;
  const { groups, fillers, faint, complaints, tokens, stem, keyOf, humps, isNear, suggestion, filterOf } = searching;
  const { clauseKind, scenarioKind, phraseKind, symptomKind, pageKind } = searching.kinds;

  const entries = searching.entriesOf(index);
  const vocabulary = searching.vocabularyOf(entries);
  const named = searching.namesOf(entries);
  const synonyms = searching.synonymsOf(index, entries);
  for (const word of synonyms.flatMap(({ words }) => words)) {
    if (!vocabulary.has(word)) vocabulary.set(word, new Map());
  }
  const forms = new Map(
    [...vocabulary.keys()].map((word) => [word, { root: stem(word), key: keyOf(word) }]));
  const ids = new Set(entries.filter((entry) => entry.id).map((entry) => entry.id.toLowerCase()));
  const pages = entries.filter((entry) => entry.kind === pageKind && !entry.anchor)
    .map((entry) => entry.pages);

  /** Scores each entry for a word, and notes the words of the index that fit it: equal, with another
      ending, beginning with it, or, failing these, containing it in Korean or similar. Words that
      mean the same count a little. */
  const fits = (token, isForgiving) => {
    const scores = new Float64Array(entries.length);
    const words = new Map();
    const [root, key] = [stem(token), keyOf(token)];
    const isKorean = /\p{Script=Hangul}{2}/u.test(token);
    const fit = (word) => word === token ? 3 : forms.get(word).root === root ? 2.9
      : word.startsWith(token) ? 1 + token.length / word.length : forms.get(word).key === key ? .5 : 0;
    const forgivingFit = (word) => (isKorean
      ? word.includes(token) || (word.length > 1 && token.startsWith(word)) : isNear(token, word)) ? 1 : 0;
    const score = (fitOf) => {
      for (const [word, found] of vocabulary) {
        const fit = fitOf(word);
        if (fit >= 1) words.set(word, fit);
        for (const [number, strength] of fit ? found : []) {
          scores[number] = Math.max(scores[number], fit * strength);
        }
      }
    };
    score(fit);
    if (!words.size && isForgiving) score(forgivingFit);
    return { scores, words };
  };

  /** A scenario is also found by the words of its clause, with a lower score. */
  const score = (scores, entry) =>
    scores[entry.order] || (entry.parent === undefined ? 0 : scores[entry.parent] / 8);

  /** Returns the words of a class whose name is in small letters: uiscrollview → scroll, view. */
  const classWords = (name) => {
    const split = (rest) => {
      if (!rest) return [];
      for (let end = rest.length; end > 2; end -= 1) {
        const more = vocabulary.has(rest.slice(0, end)) && split(rest.slice(end));
        if (more) return [rest.slice(0, end), ...more];
      }
      return undefined;
    };
    return (/^ui[a-z]{4,}$/.test(name) && split(name.slice(2))) || [];
  };

  /** Reads a word of a query: how well each entry fits it. A name that no entry has, or that of a class
      among other words, is searched for by its parts. */
  const wantedOf = (word, isAlone) => {
    const parts = [humps(word), classWords(word.toLowerCase())].find(({ length }) => length) ?? [];
    const names = named(!isAlone && /^UI/i.test(word) && parts.length ? "" : word);
    // Of an Apple name, what it is called counts, not its type and arguments.
    const base = names.size && /(?:^|\.)([a-z_]\w+)(?:\(\S*\))?$/.exec(word.toLowerCase());
    const whole = base ? [base[1]] : tokens(word);
    const isKnown = names.size || whole.some((token) => vocabulary.has(token));
    return (parts.length && (!isKnown || !isAlone && /^UI/i.test(word)) ? parts : whole).map((token) => {
      const { scores, words } = fits(token, true);
      for (const [number, place] of names) {
        scores[number] = Math.max(scores[number], 12 + 2 / (1 + place));
      }
      const count = scores.filter(Boolean).length;
      return {
        token, scores, words, names, weight: Math.log(2 + entries.length / (1 + count)),
        key: keyOf(token), isFiller: fillers.has(token) && !names.size,
      };
    });
  };

  /** Raises the entries that a synonym leads to, for the words of the query that it consists of. Words
      that it lacks make it weaker; it answers a query of which it has most. */
  const addSynonyms = (content) => {
    const meant = new Map();
    const typed = content.map(({ token }) => token).join("");
    for (const { words, keys, entries: found } of synonyms) {
      const isJoined = words.join("") === typed;
      const used = isJoined ? content : words.map((word, place) => content.find((one) =>
        one.words.has(word) || (words.length > 1 && one.key === keys[place])));
      if (!used.length || used.includes(undefined)) continue;
      for (const [place, number] of found.entries()) {
        for (const { scores } of used) scores[number] = Math.max(scores[number], 13 - place);
      }
      const unused = content.filter((one) => !used.includes(one));
      const missing = unused.filter(({ key }) => !faint.has(key));
      if (missing.length && (new Set(used).size < 2 || missing.length > used.length)) continue;
      // A word that means the same counts less than the word itself, and more than a similar one.
      const fits = used.map((one, place) => isJoined ? 3 : one.words.get(words[place]) ?? 2.5);
      const fit = fits.reduce((sum, value) => sum + value) / fits.length;
      for (const [place, number] of found.entries()) {
        const bonus = 20 * fit - 6 * place + used.length - 5 * (unused.length - missing.length)
          - 15 * missing.length / used.length;
        meant.set(number, Math.max(bonus, meant.get(number) ?? 0));
      }
    }
    return meant;
  };

  /** Returns the words, filters and mistakes of a query. */
  const read = (text) => {
    const query = { conditions: [], messages: [], hints: [], wanted: [] };
    const terms = text.trim().split(/\s+/);
    for (const term of terms) {
      const isNegated = term.startsWith("!");
      const word = isNegated ? term.slice(1) : term;
      // A term that is not typed to its end yet.
      if (!word || /^(feature|level|page):$/i.test(word)) continue;
      const filter = filterOf(word, { index, ids, pages });
      if (filter?.message) query.messages.push(filter.message);
      else if (filter) {
        query.conditions.push((entry) => filter.holds(entry) !== isNegated);
        if (filter.hint && !isNegated) query.hints.push(filter.hint);
      } else if (isNegated) {
        const unwanted = tokens(word).map((token) => fits(token, false).scores);
        query.conditions.push((entry) => !unwanted.every((scores) => score(scores, entry)));
      } else {
        query.wanted.push(...wantedOf(word, terms.length === 1));
      }
    }
    return query;
  };

  return (text) => {
    const { conditions, messages, hints, wanted } = read(text);
    if (messages.length) return { message: messages.join(" "), words: [], groups: [] };
    if (!wanted.length && !conditions.length) return { message: "", words: [], groups: [] };

    const content = wanted.filter(({ isFiller }) => !isFiller);
    const meant = addSynonyms(content);
    const asked = content.length ? content : wanted;
    const firm = asked.filter(({ key }) => !faint.has(key));
    const needed = firm.length ? firm : asked;
    const sumOf = (words, value) => words.reduce((sum, word) => sum + word.weight * value(word), 0);
    const [whole, all] = [sumOf(needed, () => 1), sumOf(asked, () => 1)];
    const title = firm.map(({ key }) => key).join(" ");
    const words = needed.flatMap(({ token }) => [token, stem(token)]);
    const isComplaint = content.some(({ key }) => complaints.has(key));
    const hits = [];
    for (const entry of entries) {
      if (!conditions.every((holds) => holds(entry))) continue;
      // Filters alone select clauses and scenarios, as in a run.
      if (!wanted.length && entry.kind > phraseKind) continue;
      const covered = sumOf(needed, ({ scores }) => score(scores, entry) ? 1 : 0);
      const coverage = whole ? covered / whole : 1;
      if (!coverage) continue;
      // An entry with exactly this name comes first.
      const isTitled = title && entry.keys === title;
      const isNamed = wanted.length && wanted.every(({ names }) => names.has(entry.order));
      const answer = meant.get(entry.order) ?? 0;
      const bonus = isNamed ? 70 + answer : Math.max(isTitled ? 50 : 0, answer);
      const total = (all ? sumOf(asked, ({ scores }) => score(scores, entry)) / all : 0) + bonus
        + (entry.kind === clauseKind ? 1 : entry.kind === symptomKind && isComplaint ? 20 : 0);
      hits.push({ entry, coverage, total: entry.kind === scenarioKind ? total * 0.8 : total });
    }
    const titled = hits.filter(({ entry }) => entry.kind !== scenarioKind || entry.rowKeys === title);
    const best = Math.max(0, ...(titled.length ? titled : hits).map(({ coverage }) => coverage));
    const isPartial = best < 0.999;
    const least = isPartial ? best * 0.75 : 0.999;
    const ranked = hits.filter(({ coverage }) => coverage >= least)
      .map(({ entry, coverage, total }) => ({
        entry, rank: total + (isPartial ? (entry.kind === clauseKind ? 100 : 70) * coverage : 0) }))
      .sort((a, b) => b.rank - a.rank || a.entry.order - b.entry.order);
    if (!hits.length && !hints.length && wanted.length) {
      const known = [...vocabulary.keys()];
      hints.push(needed.map(({ token }) => suggestion(token, known)).find(Boolean) ?? "");
    }
    return {
      message: hits.length || !hints.length ? "" : say("nothingFound") + hints.join(""),
      words, isPartial: isPartial && hits.length > 0,
      groups: groups.map((name, kind) => ({ name, found: ranked.filter(({ entry }) => entry.kind === kind) }))
        .filter(({ found }) => found.length).sort((a, b) => b.found[0].rank - a.found[0].rank)
        .map(({ name, found }) => ({ name, entries: found.map(({ entry }) => entry) })),
    };
  };
};
