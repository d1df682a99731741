// Searches the index of the site: takes a query and returns entries, without touching the document.
// A query is a filter as after `conform --filter`, or a question in words, or both:
//
//   HIT-9   HIT-*   HIT-9/hidden   feature:touches   level:MUST   page:hit-testing   !term   words
//
// A question is of things, of a situation and of what goes wrong; so are the pages' titles, causes and
// names. An entry ranks by how much its words say (BM25), how much of the question they cover, and how
// much of its title is asked for. Rows come after the clauses, unless a filter asks for them.
globalThis.conformSearch = (
  index, rows = globalThis.conformRows, symptoms = globalThis.conformSymptoms ?? []) => {
  const { searching } = conform;
  const { groups, tokens, stem, humps, isNear, suggestion, filterOf } = searching;
  const { answerKind, scenarioKind } = searching.kinds;

  const entries = searching.entriesOf(index, rows, symptoms);
  const titles = entries.map(({ title }) => title);
  const titleOf = new Map(entries.filter(({ id }) => id).map(({ id, title }) => [id, title]));
  const termsOf = searching.termsOf(index.synonyms);
  const words = new Set(index.synonyms.filter(([first]) => first !== "-").flat().flatMap(tokens));
  const postings = searching.postingsOf(entries, termsOf, words);
  const named = searching.namesOf(entries);
  const ids = new Set(entries.filter((entry) => entry.id).map((entry) => entry.id.toLowerCase()));
  const pages = entries.filter((entry) => entry.place && !entry.anchor).map((entry) => entry.pages);
  const answers = entries.filter(({ kind }) => kind === answerKind).length;

  /** How much a term says: the fewer answers have it, the more. */
  const weightOf = conform.memo((term) => {
    const found = [...postings.get(term)?.keys() ?? []];
    const count = found.filter((number) => entries[number].kind === answerKind).length;
    return Math.log(1 + (answers - count + .5) / (count + .5));
  });

  /** The terms of each title, also in other words, and how much they say together. */
  const headings = titles.map((title, number) => entries[number].kind > scenarioKind ? [] :
    [title, ...entries[number].asked ?? []].map((words) => {
      const main = termsOf(tokens(words)).map(({ terms }) => terms[0][0]);
      return { main, sum: main.reduce((sum, term) => sum + weightOf(term), 0) };
    }));

  /** Returns the words that an unknown one is made of, such as `table` and `view` of `tableview`. */
  const split = (word) => {
    if (!word) return [];
    for (let end = word.length; end > (/[a-z]/.test(word) ? 2 : 0); end -= 1) {
      const more = postings.has(termsOf([word.slice(0, end)])[0]?.terms[0][0]) && split(word.slice(end));
      if (more) return [word.slice(0, end), ...more];
    }
    return undefined;
  };

  /** Returns the words of the index for a word that it lacks: its parts, what begins with it, or what is
      similar. */
  const known = (word) => {
    const [first] = termsOf([word]);
    if (!first || first.terms.some(([term]) => postings.has(term))) return [word];
    const parts = split(word.replace(/^ui(?=[a-z]{4})/, ""));
    if (parts) return parts;
    const all = [...words];
    const begun = all.filter((term) => word.length > 2 && term.startsWith(word));
    return [begun.sort((a, b) => a.length - b.length)[0] ?? all.find((term) => isNear(word, term)) ?? word];
  };

  /** Reads words: the terms of each, the entries with Apple's names among them, and the words that no
      entry has. */
  const ask = (words) => {
    // A property or a method in a question says more than a class or a word that is one by chance.
    const names = words.map((word) => ({
      found: named(word), weight: /^(?:UI|NS|WK)[A-Z]|^[A-Z]?[a-z]*$/.test(word) ? 1.25 : 2,
    })).filter(({ found }) => found.size);
    // An id that no clause has is a word like others.
    const read = words.flatMap((word) => /^[A-Z]+-\d+$/.test(word) ? [word.toLowerCase()] : tokens(word))
      .flatMap(known);
    const asked = termsOf(read).length ? termsOf(read) : read.map((word) => ({ word, terms: [[stem(word), 1]] }));
    const unknown = asked.filter(({ terms }) => !terms.some(([term]) => postings.has(term)));
    const parts = asked.flatMap(({ terms }) => terms).filter(([term]) => postings.has(term));
    const isHow = /\bhow (?:to|do|can)\b|방법|하기$|려면|하게$/.test(words.join(" "));
    const isClass = /^(?:UI|WK|NS)[A-Z]/.test(words[0]);
    const base = humps(/(\w+)(?:\(.*)?$/.exec(words[0])?.[1] ?? "").map((word) => word.toLowerCase())
      .filter((word) => !/^(?:is|has|can|should|set|with|for|in|to|of|.)$/.test(word));
    return { names, parts, unknown, isHow, isClass, base, words: asked.filter(({ isJoined }) => !isJoined).map(({ word }) => word) };
  };

  /** Scores each entry for what is asked. */
  const score = ({ names, parts, unknown, isHow, isClass, base }, isSingle) => {
    const scores = new Float64Array(entries.length);
    const covered = new Float64Array(entries.length);
    let whole = unknown.length;
    const main = new Set();
    for (const [term, part] of parts) {
      const weight = weightOf(term) * part;
      whole += weight;
      main.add(term);
      for (const [number, strength] of postings.get(term)) {
        scores[number] += weight * strength;
        covered[number] += weight * Math.min(1, .4 + strength);
      }
    }
    const asked = [...main].reduce((sum, term) => sum + weightOf(term), unknown.length);
    const isComplaint = !isHow && parts.some(([term]) => term.startsWith("≈!"));
    const [[telling] = []] = parts.filter(([term]) => !term.startsWith("≈!"))
      .sort(([a, one], [b, other]) => weightOf(b) * other - weightOf(a) * one);
    for (const [number, own] of headings.entries()) {
      if (!scores[number]) continue;
      scores[number] *= .5 + .5 * covered[number] / whole;
      if (!own.length) continue;
      // Exercises, and what is not covered, answer less.
      if (entries[number].pages.includes("challenges") || entries[number].isLeftOut) scores[number] *= .6;
      // A question that the entry is known to be asked fits by how much of it is here, and a little by how
      // much of what is here is in it.
      const [title, ...others] = own.map((heading) => {
        const common = heading.main.reduce((sum, term) => sum + (main.has(term) ? weightOf(term) : 0), 0);
        return { own: common / (heading.sum || 1), all: Math.min(1, common / asked) };
      });
      scores[number] *= 1 + Math.max(title.own, ...others.map(({ own, all }) => 2.9 * own ** 1.35 * all ** .25));
      if (!isComplaint) continue;
      // What goes wrong wants a symptom, or the clause whose title has the word that says most.
      const isTold = own.some((heading) => heading.main.includes(telling));
      if (isTold) scores[number] *= entries[number].isSymptom ? 1.7 : 1.1;
    }
    // Of the clauses of one name the one that defines it comes first, as in `conform explain`.
    for (const { found, weight } of names) {
      for (const [number, place] of found) {
        const { title, level } = entries[number];
        const isTitled = base.some((word) => title.toLowerCase().includes(word)
          || headings[number][0].main.includes(termsOf([word])[0]?.terms[0][0]));
        const rank = (isTitled ? 200 : 100) + 10 * index.levels.indexOf(level) - .1 * place;
        scores[number] = isSingle ? rank - number / 1e6 : scores[number] + weight / (1 + .1 * place);
      }
    }
    // A class that no clause names is the subject of a page, as tables are of `UITableViewCell`.
    if (isClass && isSingle && !names.length) {
      for (const page of entries) {
        if (!page.place || page.anchor || !headings[page.order][0].main.every((term) => main.has(term))) continue;
        for (const { path, order, kind } of entries) {
          if (path === page.path && kind === answerKind) scores[order] += 20 - order / entries.length;
        }
      }
    }
    // A clause is also found by its best row, and a row by its clause, a little.
    const rows = entries.filter(({ parent, order }) => parent !== undefined && scores[order]);
    const most = new Map();
    for (const { parent, order } of rows) most.set(parent, Math.max(scores[order], most.get(parent) ?? 0));
    // A name alone is answered by what the clauses say of it.
    if (!isSingle || !names.length) for (const [number, score] of most) scores[number] += score * .3;
    for (const { parent, order } of rows) scores[order] += scores[parent] / 8;
    return scores;
  };

  /** Returns the words, filters and mistakes of a query. */
  const read = (text) => {
    const query = { conditions: [], messages: [], hints: [], wanted: [] };
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
        const { parts } = ask([word]);
        const unwanted = parts.map(([part]) => postings.get(part));
        query.conditions.push(({ order, parent }) =>
          !unwanted.length || !unwanted.every((found) => found.has(order) || found.has(parent)));
      } else {
        query.wanted.push(word);
      }
    }
    return query;
  };

  /** Returns the first sentence of the paragraph of a symptom that answers best: by its words, and by the
      titles of its clauses, which are not those of the symptom. */
  const causeOf = ({ causes, order }, parts) => {
    const told = parts.filter(([term]) => !term.startsWith("≈!") && !headings[order][0].main.includes(term));
    const saying = (text) => {
      const about = [...text.matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => titleOf.get(id) ?? "");
      const words = termsOf(tokens([text, ...about].join(" ")));
      const found = new Set(words.flatMap(({ terms }) => terms.map(([term]) => term)));
      return told.reduce((sum, [term, part]) => sum + (found.has(term) ? weightOf(term) * part : 0), 0);
    };
    // Neither code, which ends without a full stop, nor what leads to an example.
    const [best] = causes.filter((text) => /\.$/.test(text) && !/\b[A-Z]+-\d+\/\w/.test(text))
      .map((text) => ({ text, much: saying(text) })).sort((a, b) => b.much - a.much);
    return best?.text.split(/(?<=\.) /)[0].replaceAll("`", "");
  };

  return (text) => {
    const { conditions, messages, hints, wanted } = read(text);
    if (messages.length) return { message: messages.join(" "), words: [], groups: [] };
    if (!wanted.length && !conditions.length) return { message: "", words: [], groups: [] };
    const asked = ask(wanted);
    const scores = score(asked, wanted.length === 1);
    // Filters alone select clauses and scenarios, as in a run.
    const hits = entries.filter((entry) => (wanted.length ? scores[entry.order] : entry.id)
      && conditions.every((holds) => holds(entry)));
    const best = groups.map((_, kind) => hits.reduce((most, entry) =>
      entry.kind === kind ? Math.max(most, scores[entry.order]) : most, 0));
    const ranked = hits.filter(({ order, kind }) => scores[order] >= best[kind] * .2)
      .sort((a, b) => scores[b.order] - scores[a.order] || a.order - b.order);
    for (const entry of ranked.slice(0, 10)) if (entry.isSymptom) entry.detail = causeOf(entry, asked.parts);
    if (!hits.length && !hints.length && wanted.length) {
      hints.push(asked.words.map((word) => suggestion(word, [...words])).find(Boolean) ?? "");
    }
    return {
      message: hits.length || !hints.length ? "" : say("nothingFound") + hints.join(""),
      words: asked.words.flatMap((word) => [word, stem(word)]),
      isPartial: asked.unknown.length > 0 && hits.length > 0,
      groups: groups.map((name, kind) => ({ name, entries: ranked.filter((entry) => entry.kind === kind) }))
        .filter(({ entries: found }) => found.length),
    };
  };
};
