// The terms of a query that are filters, and the names that are similar to a misspelt one.
//
// Filter terms mean what they mean on the command line; Tests/Fixtures/Filters/cases.json holds the
// cases on which both must agree. A term that is no filter is searched for as words.
const { searching } = conform;

/** The edit distance of two words, or more than `most`; swapping two neighbouring letters is one
    edit. */
searching.distance = (a, b, most) => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
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
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length];
};

/** One edit is allowed in a word of four letters, two in a word of eight. */
searching.isNear = (token, word) => {
  const most = token.length < 4 ? 0 : token.length < 8 ? 1 : 2;
  return searching.distance(token, word, most) <= most;
};

/** Returns a sentence with the name that is most similar to a word, by the rule of the command
    line (an edit for every three letters), or that begins with it; or nothing. */
searching.suggestion = (word, among, prefix = "") => {
  const [nearest] = among.filter((name) => name.toLowerCase() !== word).map((name) => {
    const most = Math.floor(Math.max(word.length, name.length) / 3);
    return { name, most, edits: searching.distance(word, name.toLowerCase(), most) };
  }).filter(({ most, edits }) => edits <= most).sort((one, other) => one.edits - other.edits);
  const near = nearest?.name ?? among.find((one) => one.startsWith(word));
  return near ? ` ${say("didYouMean", { word: prefix + near })}` : "";
};

/** Returns a predicate for a pattern with `*`. Each part is matched at its first position: a
    regular expression would backtrack exponentially over many stars. */
const glob = (pattern) => {
  const [first, ...others] = pattern.toLowerCase().split("*");
  const last = others.pop();
  return (text) => {
    const lower = text.toLowerCase();
    if (last === undefined) return lower === first;
    if (!lower.startsWith(first)) return false;
    let place = first.length;
    for (const part of others) {
      const found = lower.indexOf(part, place);
      if (found < 0) return false;
      place = found + part.length;
    }
    return lower.slice(place).endsWith(last);
  };
};

/** Reads a term as a filter: its predicate in `holds`, an error in `message`, and in `hint` what
    to write instead where it matches no page. Returns null where the term is words. */
searching.filterOf = (word, { index, ids, pages }) => {
  const [, key, value] = /^([^/:]*):(.*)$/.exec(word) ?? [];
  const lower = (value ?? word).toLowerCase();
  switch (key?.toLowerCase()) {
    case undefined: {
      const [clause, ...row] = lower.split("/");
      const former = index.former[lower] ?? [index.former[clause] ?? clause, ...row].join("/");
      const matches = glob(ids.has(lower) ? lower : former.toLowerCase());
      if (![...ids].some(matches)) return null;
      return { holds: (entry) => matches(entry.clause ?? "") || matches(entry.id ?? "") };
    }
    case "page": {
      const matches = glob(lower.replace(/\.md$/, ""));
      const hint = pages.some((names) => names.some(matches)) ? ""
        : searching.suggestion(lower, pages.map((names) => names.at(-1)).sort(), "page:");
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
        : { message: say("notAFeature", { word: value }) + searching.suggestion(lower, index.features) };
    default: {
      // Such as the selector `touchesBegan:withEvent:`, or a word before a colon.
      if (!value || !/^[a-z]*$/.test(key)) return null;
      const near = searching.suggestion(`${key}:`, ["feature:", "level:", "page:"]);
      return { message: say("notAFilter", { word: key }) + (near || ` ${say("knownFilters")}`) };
    }
  }
};
