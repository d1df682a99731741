// Reads the index of the search: its entries, the words in them, Apple's names, and words that mean the
// same.
const { searching } = conform;

searching.groups = [say("answers"), say("scenarios"), say("phrases")];
const [answerKind, scenarioKind, phraseKind] = searching.groups.keys();
searching.kinds = { answerKind, scenarioKind, phraseKind };

/** The particles that may follow a Korean noun; short ones also some nouns of one syllable. */
const particle = new RegExp("(?<=.)(?:으로|에서|에게|까지|부터|처럼|보다|이나|인데|하게)$"
  + "|(?<=..|^[뷰탭키팬행셀끝])[은는이가을를의에로와과도만]$", "u");

/** Returns an English word without its ending: touch for touches, tap for tappable. */
const stem = searching.stem = (word) => !/^[a-z]{3,}$/.test(word) ? word : word
  .replace(/ies$/, "y").replace(/(?<=s|x|ch|sh)es$|(?<![su])s$/, "")
  .replace(/(?<=[aeiouy]\w+)(?:ed|ing|er)$|(?<=pp|ch|ck)able$/, "").replace(/(?<=\w{4})(?:ion|ly)$/, "")
  .replace(/([bdgmnprt])\1$/, "$1").replace(/(?<=..)[ey]$/, "");

/** Returns the words of a name in camel case: `UITapGestureRecognizer` → tap, gesture, recognizer. */
const humps = searching.humps = (text) =>
  text.replace(/^(?:UI|NS|WK)(?=[A-Z])/, "").match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];

/** Returns the words of a text in small letters. A Korean word is without its particle; a name with a
    particle, as in `next는`, is two, and one in camel case is followed by its words. */
const tokens = searching.tokens = (text) =>
  (text.normalize("NFC").replace(/(?<=n)['’](?=t\b)/g, "").replace(/\b[A-Z]+-\d+\b/g, " ")
    .match(/\p{Script=Hangul}+|(?:(?!\p{Script=Hangul})[\p{L}\p{N}])+/gu) ?? [])
    .flatMap((word) => {
      if (!/[a-z][A-Z]|^(?:UI|NS|WK)[A-Z]/.test(word)) return [word.toLowerCase().replace(particle, "")];
      return [word, ...humps(word)].map((one) => one.toLowerCase());
    });

/** Returns the letters of a Korean word, of which its forms share the first. */
const letters = (word) => word.normalize("NFD");

/** Whether the words that follow in the file of synonyms are questions for a clause. */
const isClause = (word) => /^[A-Z]+-\d+$/.test(word);

/** Returns a function from a text to its terms, each with a weight: for a word its class, or else its
    stem, and what is particular to the word. */
searching.termsOf = (classes) => {
  const fillers = new Set(classes.find(([first]) => first === "-"));
  const single = new Map();
  const joined = new Map();
  const korean = [];
  for (const words of classes.filter(([word]) => word !== "-" && !isClause(word))) {
    const key = `≈${words[0]}`;
    for (const word of words) {
      const parts = tokens(word.replace("!", ""));
      if (parts.length > 1) joined.set(parts.map(stem).join(" "), key);
      else if (/\p{Script=Hangul}/u.test(word)) korean.push([letters(word), key]);
      else single.set(stem(parts[0]), key);
    }
  }
  korean.sort(([one], [other]) => other.length - one.length);
  const termsOf = conform.memo((word) => {
    const root = stem(word);
    if (!/\p{Script=Hangul}/u.test(word)) {
      const key = single.get(root);
      return key ? [[key, .7], [root, .3]] : [[root, 1]];
    }
    const all = letters(word);
    const key = korean.find(([start]) => all.startsWith(start))?.[1];
    // The first syllable and the consonant after it, which the forms of a verb share.
    const start = letters(word[0]) + (word.length > 1 ? letters(word[1])[0] : "");
    return key ? [[key, .7], [word, .3]] : word.length > 1 ? [[word, .6], [`${start}…`, .4]] : [[word, 1]];
  });
  /** Returns a list of the terms of each word. Words that mean one thing together are one more. */
  return (words) => {
    const all = words.filter((word) => !fillers.has(word)).map((word) => ({ word, terms: termsOf(word) }));
    const stems = all.map(({ word }) => stem(word));
    for (let place = 0; place < stems.length; place += 1) {
      for (let length = 4; length > 1; length -= 1) {
        const key = joined.get(stems.slice(place, place + length).join(" "));
        if (!key || place + length > stems.length) continue;
        for (let at = place; at < place + length; at += 1) {
          all[at] = { ...all[at], terms: all[at].terms.map(([term, weight]) => [term, weight * .3]) };
        }
        all.push({ word: words[place], terms: [[key, 1]], isJoined: true });
        place += length - 1;
        break;
      }
    }
    return all;
  };
};

/** The names of a page: `Spec/touch/phases` has also the names `touch/phases` and `phases`. */
const pageNames = (path) => {
  const parts = path.toLowerCase().split("/");
  return parts.map((_, index) => parts.slice(index).join("/"));
};

/** Returns the entries of the index in the order of the pages. What each is found by is in `fields`:
    pairs of a text and its weight. */
searching.entriesOf = (index, rows, symptoms) => {
  const entries = [];
  const features = (numbers) => numbers.map((number) => index.features[number]);
  const add = (entry) => entries.push({ order: entries.length, kind: answerKind, features: [], ...entry }) - 1;
  const lists = rows.clauses.values();
  const questions = new Map(index.synonyms.filter(([id]) => isClause(id)).map(([id, ...asked]) => [id, asked]));

  const addScenario = (clause, parent, [slug, steps, more = [], title = ""]) => {
    const id = `${clause.id}/${slug}`;
    const detail = steps.map((step) => rows.steps[step]).join("; ");
    add({
      ...clause, kind: scenarioKind, id, title, anchor: id, parent, detail,
      fields: [[`${slug.replaceAll("-", " ")} ${title}`, 3], [detail, .7]],
      context: [...clause.context, `${clause.id} ${clause.title}`],
      features: [...clause.features, ...features(more)],
    });
  };

  const symptomAnchors = new Set(symptoms.map(([, anchor]) => anchor));
  for (const [name, title, path, clauses, sections] of index.pages) {
    const page = { pages: pageNames(`${index.folder}/${name}`), path, context: [title] };
    add({ ...page, title, context: [], place: name, fields: [[title, 2]] });
    for (const [id, heading, level, numbers, detail, names] of clauses) {
      const scenarios = lists.next().value;
      const clause = {
        ...page, id, clause: id, title: heading, level, anchor: id, detail, features: features(numbers),
      };
      const asked = questions.get(id) ?? [];
      const parent = add({
        ...clause, names, asked, fields: [
          [heading, 1.6], [detail, .75], [title, .2], ...names.map((name) => [name.join(" "), 1]),
          ...asked.map((question) => [question, 1.2]),
          ...scenarios.map(([slug, , , own]) => [own ?? slug.replaceAll("-", " "), .4]),
        ],
      });
      for (const scenario of scenarios) addScenario(clause, parent, scenario);
    }
    for (const [heading, anchor, texts = [], own = path] of path === index.symptoms ? symptoms : sections) {
      if (path !== index.symptoms && symptomAnchors.has(anchor)) continue;
      const place = `${name}#${anchor}`;
      const section = { ...page, anchor, place };
      const isListed = anchor === "not-covered-and-why";
      if (path === index.symptoms || clauses.length && !isListed) {
        // The question in other words, a paragraph that begins with `Also asked:`.
        const causes = texts.filter((text) => !/^[^.]*: “/.test(text));
        const asked = texts.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => words));
        add({
          ...section, path: own, title: heading, isSymptom: true, causes, asked,
          fields: [
            [heading, 2], ...causes.map((text) => [text, .8]), ...asked.map((text) => [text, .3]),
          ],
        });
      } else if (isListed) {
        for (const text of texts) {
          const own = text.replaceAll("`", "");
          add({ ...section, title: own, isLeftOut: true, context: [title, heading], fields: [[text, .7]] });
        }
      } else {
        const weight = path === index.glossary ? 1 : .3;
        add({ ...section, title: heading, fields: [[heading, 1.7 * weight], ...texts.map((text) => [text, .7])] });
      }
    }
  }
  for (const [pattern, keywords, numbers, detail, anchor, translation] of index.phrases) {
    add({
      pages: ["phrasebook"], path: index.phrasebook, kind: phraseKind, anchor,
      title: translation ?? pattern, detail: translation ? pattern : detail, isOriginal: true,
      context: [keywords.replace(" ", ` ${say("or")} `)], features: features(numbers),
      fields: [[`${translation ?? ""} ${pattern}`, 2], [detail, .7]],
    });
  }
  // A symptom knows what its clauses are about, and a clause what it is the cause of.
  const clauses = new Map(entries.filter(({ kind, id }) => kind === answerKind && id)
    .map((entry) => [entry.id, entry]));
  for (const symptom of entries.filter(({ isSymptom }) => isSymptom)) {
    for (const cause of symptom.causes) {
      for (const [id] of cause.matchAll(/\b[A-Z]+-\d+\b/g)) {
        const clause = clauses.get(id);
        if (!clause) continue;
        symptom.fields.push([clause.title, .4]);
        clause.fields.push([symptom.title, 1.2], [cause, .12]);
      }
    }
  }
  return entries;
};

/** Maps each term to the entries that contain it and how much it says there, and collects the words. */
searching.postingsOf = (entries, termsOf, words) => {
  const postings = new Map();
  const postingOf = conform.memo(() => new Map(), postings);
  // Most sentences of rows are in many of them.
  const wordsOf = conform.memo((text) => {
    const found = termsOf(tokens(text));
    for (const { word } of found) words.add(word);
    return found;
  });
  for (const entry of entries) {
    const counts = new Map();
    for (const [text, weight] of entry.fields) {
      const parts = entry.kind === scenarioKind ? text.split("; ") : [text];
      const found = parts.flatMap(wordsOf);
      const share = weight / Math.sqrt(Math.max(1, found.length / (weight >= 2 ? 11 : 24)));
      for (const { terms } of found) {
        for (const [term, part] of terms) counts.set(term, (counts.get(term) ?? 0) + share * part);
      }
    }
    for (const [term, count] of counts) {
      postingOf(term).set(entry.order, count / (count + 1.7));
    }
    delete entry.fields;
  }
  return postings;
};

/** Returns a function from an Apple API name to the clauses about it, with the place of the name in
    each: `isHidden`, `UIView.isHidden`, `hitTest(_:with:)`. Case is ignored; types and arguments
    are compared only where both names have them. */
searching.namesOf = (entries) => {
  const lists = new Map();
  const listOf = conform.memo(() => [], lists);
  for (const [number, { names = [], kind }] of entries.entries()) {
    if (kind !== answerKind) continue;
    for (const [place, name] of names.entries()) {
      const [type, base, given] = name.map((part) => part.toLowerCase());
      listOf(base).push({ number, place, type, given });
      // `didSelectRowAt` stands for `tableView(_:didSelectRowAt:)`.
      for (const label of name[2].match(/[a-z]+[A-Z]\w{3,}(?=:)/g) ?? []) {
        listOf(label.toLowerCase()).push({ number, place, type: "", given: "" });
      }
    }
  }
  const areAlike = (a, b) => !a || !b || a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
  // What is written in a call, as in `endEditing(true)`, is no part of a name, `is` may be left out, and so
  // may the end of a long name: `didSelectRow`.
  const known = (base = "") => lists.get(base) ?? lists.get(`is${base}`)
    ?? (base.length > 8 ? lists.get([...lists.keys()].find((key) => key.startsWith(base))) : undefined) ?? [];
  return (term) => {
    const [, type = "", base, call = ""] =
      /^(?:([\w.]*)\.)?([a-z_]\w+)(\(\S*\))?$/.exec(term.toLowerCase()) ?? [];
    const given = /^\((?:\w+:)*\)$/.test(call) ? call : "";
    const found = known(base).filter((name) =>
      areAlike(type, name.type) && (!given || !name.given || given === name.given));
    return new Map(found.reverse().map(({ number, place }) => [number, place]));
  };
};
