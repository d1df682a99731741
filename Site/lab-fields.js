// The properties of a kind of objects, by their features: those that the vocabulary has. A property has a
// field for each value that its phrases fix beside the one that they set, such as an edge.
const { lab } = conform;
const { sets } = lab;

/** What a slot contains at first. */
const initial = { number: 1, negated: -1, truth: true, text: "text", point: [0, 0], rect: [0, 0, 100, 100] };

/** Returns what a slot may contain: pairs of words and values; nothing where it is typed. */
lab.choices = ({ type, nobody }, row, stage) => {
  if (type.words) return type.words.map((word) => [word, word]);
  if (type === "truth") return [[say("labYes"), true], [say("labNo"), false]];
  if (!Array.isArray(type)) return undefined;
  const names = stage.filter((one) => one !== row && type.includes(one.kind)).map(({ name }) => [name, name]);
  return nobody ? [[say("labNobody"), null], ...names] : names;
};

/** Returns the first value of each free slot of a phrase; nothing where the stage has none for one. */
lab.begun = ({ free }, row, stage) => {
  const values = free.map((slot) => {
    const choices = lab.choices(slot, row, stage);
    return [slot.field, choices ? choices.at(-1)?.[1] : initial[slot.type]];
  });
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
};

/** Returns the groups of fields of a row, each with its title. */
lab.fields = (row) => {
  const groups = new Map();
  for (const [set, { name, meaning, group, phrases }] of Object.entries(sets)) {
    for (const { phrase, fixed, slots } of set === "frame" ? [] : phrases) {
      const free = slots.filter(({ field }) => field !== "of");
      const of = slots.find(({ field }) => field === "of");
      if (!of?.type.includes(row.kind)) continue;
      const { to, ...like } = fixed;
      const key = ["field", set, ...Object.values(like)].join(" ");
      const fields = groups.get(group) ?? groups.set(group, new Map()).get(group);
      const title = [name, ...Object.values(like)].join(" ");
      const field = fields.get(key) ?? fields.set(
        key, { key, set, like, title, meaning, phrases: [] }).get(key);
      field.phrases.push({ phrase, fixed, slots, free });
    }
  }
  return [...groups].map(([title, fields]) => [title, [...fields.values()]]);
};
