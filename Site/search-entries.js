// Reads the index of the search: its entries, the words in them, Apple's names, and synonyms.
const { searching } = conform;

searching.groups = [
  say("clauses"), say("scenarios"), say("phrases"),
  say("glossary"), say("symptoms"), say("pages"),
];
const [clauseKind, scenarioKind, phraseKind, wordKind, symptomKind, pageKind] =
  searching.groups.keys();
searching.kinds = { clauseKind, scenarioKind, phraseKind, symptomKind, pageKind };

/** The particles that may follow a Korean noun; short ones also some nouns of one syllable. */
const particle = new RegExp("(?<=.)(?:으로|에서|에게|까지|부터|처럼|보다|이나)$"
  + "|(?<=..|^[뷰탭키팬행])[은는이가을를의에로와과도만]$", "u");

/** Returns the words of a text. A Korean word is without its particle; a name with a particle, as in
    `next는`, is two. */
const tokens = searching.tokens = (text) =>
  (text.normalize("NFC").toLowerCase().replace(/(?<=n)['’](?=t)/g, "")
    .match(/\p{Script=Hangul}+|(?:(?!\p{Script=Hangul})[\p{L}\p{N}])+/gu) ?? [])
    .map((word) => word.replace(particle, ""));

/** Returns the words of a name in camel case: `UITapGestureRecognizer` → tap, gesture, recognizer. */
searching.humps = (text) => {
  const words = text.replace(/^(?:UI|NS)(?=[A-Z])/, "").match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g);
  const isName = /[a-z][A-Z]/.test(text) && words.length > 1;
  return isName ? words.map((word) => word.toLowerCase()) : [];
};

/** Words that say nothing of what is searched for. */
searching.fillers = new Set((
  "a an the is are was be been am my your our its it this that these i we you he she they me do "
  + "does did how why what when where which who whom can could should will would t s to of in on "
  + "at for from by with and or as if "
  + "왜 내 제 어떻게 무엇 뭐 무슨 수 것 때 그 이 저 는 은 가 를 을 됨 돼요 되나 함 해요").split(" "));

/** Returns an English word without its ending: touch for touches, tap for tappable. */
const stem = searching.stem = (word) => !/^[a-z]{3,}$/.test(word) ? word : word
  .replace(/ies$/, "y").replace(/(?<=s|x|ch|sh)es$|(?<![su])s$/, "")
  .replace(/(?<=[aeiouy]\w+)(?:ed|ing)$|(?<=pp|ch|ck)able$/, "")
  .replace(/([bdgmnprt])\1$/, "$1").replace(/(?<=..)e$/, "");

/** Words that mean the same in a complaint; the first stands for all. */
const alike = new Map([
  "not no never cannot cant doesnt dont didnt isnt arent wasnt wont 안",
  "get receive detect respond react work fire trigger recognize recognise",
  "tap touch click", "superview parent", "subview child children", "dismiss hide close", "nil null",
  "gray grey greyed grayed", "calls called call", "find get", "wrong bad",
  "late slow delay lag", "block swallow eat steal prevent intercept",
  "conflict fight clash interfere",
].flatMap((words) => words.split(" ").map((word, _, [first]) => [stem(word), stem(first)])));

/** Returns what a word has in common with those that mean the same. */
searching.keyOf = (word) => /^(?:[않못]|안[돼됨되먹눌불])/.test(word) ? "not" : alike.get(stem(word)) ?? stem(word);

/** Returns the words of a text that say something. */
searching.contentOf = (text) =>
  tokens(text).filter((word) => !searching.fillers.has(word));

/** What a complaint says of everything, which an answer may lack. */
searching.faint = new Set(["not", "get"]);

/** What says that something goes wrong, which the page of symptoms is about. */
searching.complaints = new Set(["not", "block", "conflict", "late", "stop", "wrong"].map(stem));

const keysOf = (title) => searching.contentOf(title).map(searching.keyOf)
  .filter((key) => !searching.faint.has(key)).join(" ");

/** The names of a page: `Spec/touch/phases` has also the names `touch/phases` and `phases`. */
const pageNames = (path) => {
  const parts = path.toLowerCase().split("/");
  return parts.map((_, index) => parts.slice(index).join("/"));
};

/** Returns the entries of the index in the order of the pages. */
searching.entriesOf = (index) => {
  const entries = [];
  const features = (numbers) => numbers.map((number) => index.features[number]);
  const kinds = { [index.glossary]: wordKind, [index.symptoms]: symptomKind };
  const add = (entry) => entries.push({
    order: entries.length, features: [], keys: keysOf(entry.title), ...entry }) - 1;

  // The name of a row is found like its id, and is no title that comes before its clause.
  const addScenario = (clause, parent, [slug, steps, more = [], title = ""]) => {
    const id = `${clause.id}/${slug}`;
    add({
      ...clause, kind: scenarioKind, id, clause: clause.id, title, keys: "", rowKeys: keysOf(title), anchor: id, parent,
      detail: steps.map((step) => index.steps[step]).join("; "),
      context: [...clause.context, `${clause.id} ${clause.title}`],
      features: [...clause.features, ...features(more)],
    });
  };

  for (const [name, title, path, clauses, sections] of index.pages) {
    const page = { pages: pageNames(`${index.folder}/${name}`), path, context: [title] };
    add({ ...page, kind: pageKind, title, context: [], place: name });
    for (const [id, heading, level, numbers, detail, scenarios, names] of clauses) {
      const clause = {
        ...page, kind: clauseKind, id, clause: id, title: heading, level, anchor: id, detail,
        features: features(numbers),
      };
      const parent = add({ ...clause, names });
      for (const scenario of scenarios) addScenario(clause, parent, scenario);
    }
    for (const [heading, anchor] of sections) {
      const place = `${name}#${anchor}`;
      add({ ...page, kind: kinds[path] ?? pageKind, title: heading, anchor, place });
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
  const wordsOf = (sentence) => known.get(sentence) ?? known.set(sentence, tokens(sentence)).get(sentence);
  const note = (text, number, strength, isRow) => {
    const words = isRow ? text.split("; ").flatMap(wordsOf) : tokens(text ?? "");
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
  for (const [number, { names = [] }] of entries.entries()) {
    for (const [place, name] of names.entries()) {
      const [type, base, given] = name.map((part) => part.toLowerCase());
      if (!lists.has(base)) lists.set(base, []);
      lists.get(base).push({ number, place, type, given });
    }
  }
  const areAlike = (a, b) => !a || !b || a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
  return (term) => {
    const [, type = "", base, given = ""] =
      /^(?:([\w.]*)\.)?([a-z_]\w+)(\(\S*\))?$/.exec(term.toLowerCase()) ?? [];
    const found = (lists.get(base) ?? []).filter((name) =>
      areAlike(type, name.type) && (!given || !name.given || given === name.given));
    return new Map(found.reverse().map(({ number, place }) => [number, place]));
  };
};

/** Returns the synonyms: the words of each and their keys, and the entries that they lead to. */
searching.synonymsOf = (index, entries) => {
  const orders = new Map(entries.filter((entry) => entry.kind !== scenarioKind)
    .map((entry) => [entry.id ?? entry.place, entry.order]));
  return index.synonyms.flatMap(([phrases, targets]) => phrases.map((phrase) => {
    const words = searching.contentOf(phrase);
    const keys = words.map(searching.keyOf);
    return { words, keys, entries: targets.map((target) => orders.get(target)) };
  }));
};
