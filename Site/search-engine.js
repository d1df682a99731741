"use strict";

// Searches the index of the site: takes a query and returns entries, without touching the document.
// A query is a filter as after `conform --filter`, or words, or both:
//
//   HIT-9   HIT-*   HIT-9/hidden   feature:touches   level:MUST   page:hit-testing   !term   words
//
// Entries with all words come first; where there are none, those with most.
globalThis.conformSearch = (index) => {
  const searching = globalThis.conformSearching;
  const { groups, tokens, humps, isNear, suggestion, filterOf } = searching;
  const { clauseKind, scenarioKind, phraseKind, pageKind } = searching.kinds;

  /** Words that say nothing of what is searched for. */
  const fillers = new Set((
    "a an the is are was be been am my your our its it this that these i we you he she they me do "
    + "does did how why what when where which who whom can could should will would t s to of in on "
    + "at for from by with and or as if not no "
    + "왜 안 못 내 제 어떻게 무엇 뭐 무슨 수 것 때 그 이 저 는 은 가 를 을").split(" "));

  const entries = searching.entriesOf(index);
  const vocabulary = searching.vocabularyOf(entries);
  const named = searching.namesOf(entries);
  const synonyms = searching.synonymsOf(index, entries);
  for (const { words } of synonyms) {
    for (const word of words) if (!vocabulary.has(word)) vocabulary.set(word, new Map());
  }
  const ids = new Set(entries.filter((entry) => entry.id).map((entry) => entry.id.toLowerCase()));
  const pages = entries.filter((entry) => entry.kind === pageKind && !entry.anchor)
    .map((entry) => entry.pages);

  /** Scores each entry for a word, and notes the words of the index that fit it: equal, beginning with
      it, or, failing these, containing it in Korean or similar. */
  const fits = (token, isForgiving) => {
    const scores = new Float64Array(entries.length);
    const words = new Map();
    const give = (fit, word, found) => {
      words.set(word, fit);
      for (const [number, strength] of found) {
        scores[number] = Math.max(scores[number], fit * strength);
      }
    };
    for (const [word, found] of vocabulary) {
      if (word === token) give(3, word, found);
      else if (word.startsWith(token)) give(1 + token.length / word.length, word, found);
    }
    if (!words.size && isForgiving) {
      const isKorean = /\p{Script=Hangul}{2}/u.test(token);
      for (const [word, found] of vocabulary) {
        if (isKorean ? word.includes(token) || (word.length > 1 && token.startsWith(word))
          : isNear(token, word)) give(1, word, found);
      }
    }
    return { scores, words };
  };

  /** A scenario is also found by the words of its clause, with a lower score. */
  const score = (scores, entry) =>
    scores[entry.order] || (entry.parent === undefined ? 0 : scores[entry.parent] / 8);

  /** Reads a word of a query: how well each entry fits it. A name in camel case that no entry has is
      searched for by its parts. */
  const wantedOf = (word) => {
    const names = named(word);
    // Of an Apple name, what it is called counts, not its type and arguments.
    const base = names.size && /(?:^|\.)([a-z_]\w+)(?:\(\S*\))?$/.exec(word.toLowerCase());
    const whole = base ? [base[1]] : tokens(word);
    const isKnown = names.size || whole.some((token) => vocabulary.has(token));
    const parts = isKnown ? [] : humps(word);
    return (parts.length ? parts : whole).map((token) => {
      const { scores, words } = fits(token, true);
      for (const [number, place] of names) {
        scores[number] = Math.max(scores[number], 12 + 2 / (1 + place));
      }
      let count = 0;
      for (const value of scores) if (value) count += 1;
      return {
        token, scores, words, names, weight: Math.log(2 + entries.length / (1 + count)),
        isFiller: fillers.has(token) && !names.size,
      };
    });
  };

  /** Raises the clauses that a synonym leads to, for the words of the query that it consists of. */
  const addSynonyms = (wanted) => {
    const meant = new Map();
    const typed = wanted.map(({ token }) => token).join("");
    for (const { words, entries: found } of synonyms) {
      const used = new Set();
      const isJoined = words.join("") === typed;
      if (isJoined) wanted.forEach((_, number) => used.add(number));
      const isFound = isJoined || words.every((word, place) => {
        const number = wanted.findIndex(({ words: fitting, isFiller, token }) =>
          (isFiller ? token === word : fitting.has(word)));
        if (number < 0) return fillers.has(word) && place > 0 && words.length > 2;
        used.add(number);
        return true;
      });
      if (!isFound || !used.size) continue;
      const isWhole = wanted.every(({ isFiller }, number) => isFiller || used.has(number));
      const isExact = isJoined || words.every((word) => wanted.some(({ token }) => token === word));
      found.forEach((number, place) => {
        for (const one of used) {
          wanted[one].scores[number] = Math.max(wanted[one].scores[number], 13 - place);
        }
        if (!isWhole) return;
        const bonus = (isExact ? 60 : 40) - 4 * place + used.size;
        meant.set(number, Math.max(bonus, meant.get(number) ?? 0));
      });
    }
    return meant;
  };

  /** Returns the words, filters and mistakes of a query. */
  const read = (text) => {
    const query = { conditions: [], messages: [], hints: [], wanted: [], name: [] };
    for (const term of text.trim().split(/\s+/)) {
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
        query.name.push(...tokens(word));
        query.wanted.push(...wantedOf(word));
      }
    }
    return query;
  };

  return (text) => {
    const { conditions, messages, hints, wanted, name } = read(text);
    const words = wanted.map(({ token }) => token);
    if (messages.length) return { message: messages.join(" "), words: [], groups: [] };
    if (!wanted.length && !conditions.length) return { message: "", words: [], groups: [] };

    const meant = addSynonyms(wanted);
    const content = wanted.filter(({ isFiller }) => !isFiller);
    const needed = content.length ? content : wanted;
    const whole = needed.reduce((sum, { weight }) => sum + weight, 0);
    const title = name.join(" ");
    const hits = [];
    for (const entry of entries) {
      if (!conditions.every((holds) => holds(entry))) continue;
      // Filters alone select clauses and scenarios, as in a run.
      if (!wanted.length && entry.kind > phraseKind) continue;
      const values = needed.map(({ scores }) => score(scores, entry));
      const covered = needed.reduce((sum, { weight }, at) => sum + (values[at] ? weight : 0), 0);
      const coverage = whole ? covered / whole : 1;
      if (!coverage) continue;
      // An entry with exactly this name comes first.
      const isTitled = wanted.length && tokens(entry.title).join(" ") === title;
      const isNamed = wanted.length && wanted.every(({ names }) => names.has(entry.order));
      const sum = values.reduce((sum, value, at) => sum + value * needed[at].weight, 0);
      const answer = meant.get(entry.order) ?? 0;
      const bonus = isNamed ? 70 + answer : Math.max(isTitled ? 50 : 0, answer);
      const total = (whole ? sum / whole : 0) + bonus + (entry.kind === clauseKind ? 1 : 0);
      hits.push({ entry, coverage, total: entry.kind === scenarioKind ? total * 0.8 : total });
    }
    const best = hits.reduce((most, { coverage }) => Math.max(most, coverage), 0);
    const isPartial = best < 0.999;
    const least = isPartial ? best * 0.75 : 0.999;
    const found = groups.map((name) => ({ name, entries: [], best: 0 }));
    for (const { entry, coverage, total } of hits) {
      if (coverage < least) continue;
      const rank = total + (isPartial ? (entry.kind === clauseKind ? 100 : 70) * coverage : 0);
      found[entry.kind].entries.push([rank, entry]);
      found[entry.kind].best = Math.max(found[entry.kind].best, rank);
    }
    if (!hits.length && !hints.length && wanted.length) {
      const known = [...vocabulary.keys()];
      hints.push(needed.map(({ token }) => suggestion(token, known)).find(Boolean) ?? "");
    }
    return {
      message: hits.length || !hints.length ? "" : say("nothingFound") + hints.join(""),
      words, isPartial: isPartial && hits.length > 0,
      groups: found.filter((group) => group.entries.length).sort((a, b) => b.best - a.best)
        .map(({ name, entries }) => ({
          name, entries: entries.sort((a, b) => b[0] - a[0] || a[1].order - b[1].order)
            .map(([, entry]) => entry),
        })),
    };
  };
};
