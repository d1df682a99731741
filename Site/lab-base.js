// The kinds of responders and the steps that the lab offers, from the vocabulary in the page, and their
// sentences in its language.
const { lab } = conform;
const { kinds, names, sets } =
  JSON.parse(document.querySelector("[data-vocabulary]").dataset.vocabulary);

/** A part of the lab; `shared` has the engine, the model, what is shown of it, and other parts. */
lab.Part = class {
  constructor(shared) { this.shared = shared; }
};

const isWindow = ({ kind }) => kind === "window";
/** Whether it lies in a superview: every view but a window. */
const isSubview = ({ kind }) => kinds.views.includes(kind);
const isRecognizer = ({ kind }) => kinds.recognizers.includes(kind);
lab.sets = sets;
lab.kinds = {
  ...kinds, isWindow, isSubview, isRecognizer,
  isView: (row) => isSubview(row) || isWindow(row),
  isControl: ({ kind }) => kinds.controls.includes(kind),
  isScrollView: ({ kind }) => kinds.scrollViews.includes(kind),
  isResponder: (row) => !isRecognizer(row) && row.kind !== "object",
};

/** Whether a step makes something happen, so that steps before and after it must stay so. */
lab.happens = (step) => step.do !== undefined;

/** The fields of a step that name responders. */
lab.mentions = (step, gone) => names.some((field) => gone.has(step[field]));

const view = (name, parent, ...frame) => ({ name, kind: "view", in: parent, frame });

/** A stage with an application and a window of a size, and steps. */
const stage = (title, width, height, rows, steps = []) => ({
  title, stage: [
    { name: "app", kind: "application" },
    { name: "window", kind: "window", in: "app", frame: [0, 0, width, height] }, ...rows],
  steps });

/** The stages that a reader may begin with, by their names in addresses. */
lab.stages = {
  empty: stage(say("labEmpty"), 300, 300, [view("view", "window", 75, 75, 150, 150)]),
  nested: stage(say("labNested"), 300, 300, [
    view("A", "window", 0, 0, 300, 300), view("B", "A", 0, 0, 300, 100),
    view("C", "A", 0, 100, 300, 200), view("D", "C", 0, 0, 150, 200),
    view("E", "C", 150, 0, 150, 200)]),
  overlapping: stage(say("labOverlapping"), 300, 300, [
    view("back", "window", 20, 20, 180, 180), view("inside", "back", 100, 100, 120, 60),
    view("front", "window", 120, 60, 150, 120), view("ghost", "window", 150, 90, 130, 150),
    view("frame", "window", 20, 215, 110, 65), view("wide", "frame", 40, 20, 140, 30)], [
    { set: "hidden", to: true, of: "ghost" }, { set: "clipsToBounds", to: true, of: "frame" }]),
  form: stage(say("labForm"), 300, 360, [
    view("page", "window", 0, 0, 300, 360),
    { name: "field", kind: "text field", in: "page", frame: [20, 20, 170, 44] },
    { name: "done", kind: "button", in: "page", frame: [205, 20, 75, 44] },
    view("card", "page", 20, 84, 260, 120), view("pad", "page", 20, 224, 260, 116),
    { name: "tap", kind: "tap recognizer", in: "card" },
    { name: "hold", kind: "long press recognizer", in: "card" },
    { name: "drag", kind: "pan recognizer", in: "pad" },
    { name: "model", kind: "object" }], [
    { set: "implements", action: "save", arguments: 1, of: "model" },
    { change: "addTarget", of: "done", action: "save", target: "model", event: "touchUpInside" }]),
  list: stage(say("labList"), 300, 400, [
    view("page", "window", 0, 0, 300, 400),
    { name: "field", kind: "text field", in: "page", frame: [20, 26, 260, 32] },
    { name: "list", kind: "scroll view", in: "page", frame: [20, 68, 260, 312] },
    { name: "go", kind: "button", in: "list", frame: [15, 30, 110, 50] },
    view("dot", "list", 145, 30, 100, 50),
    { name: "knob", kind: "slider", in: "list", frame: [15, 100, 230, 40] },
    { name: "strip", kind: "scroll view", in: "list", frame: [15, 160, 230, 80] },
    view("one", "strip", 10, 15, 130, 55), view("two", "strip", 160, 15, 130, 55),
    view("last", "list", 15, 560, 230, 60),
    { name: "pan", kind: "scroll pan recognizer", in: "list" },
    { name: "model", kind: "object" }], [
    { set: "contentSize", to: [260, 640], of: "list" },
    { set: "contentSize", to: [460, 80], of: "strip" },
    { set: "dismissesKeyboard", to: "onDrag", of: "list" },
    { set: "implements", action: "save", arguments: 1, of: "model" },
    { change: "addTarget", of: "go", action: "save", target: "model", event: "touchUpInside" }]),
};

const { sentences, special, words = {} } =
  JSON.parse(document.getElementById("lab")?.dataset.sentences ?? "{}");
// After a consonant, and after a vowel.
const particles = {
  "이(가)": ["이", "가"], "을(를)": ["을", "를"], "은(는)": ["은", "는"], "과(와)": ["과", "와"],
  "(으)로": ["으로", "로"], "(이)라는": ["이라는", "라는"] };

/** The sound with which a text ends, as `KoreanParticle` reads it. */
function sound(text) {
  const word = text.match(/[\p{L}\p{N}]*(?=[^\p{L}\p{N}]*$)/u)[0];
  const code = word.charCodeAt(word.length - 1) - 0xAC00;
  if (code >= 0 && code < 11172) return code % 28 === 8 ? "ㄹ" : code % 28 ? "consonant" : "vowel";
  const latin = word.match(/[a-z]{2,}$/)?.[0] ?? word.slice(-1).toLowerCase();
  if (/^[178lr]$|.l$|.le$/.test(latin)) return "ㄹ";
  const isStop = /(?:^|[^aeiou])[aeiou][ptkc]$/.test(latin);
  return isStop || /^[036mn]$|.[mn]$|(?:[mn]e|ng|ck|pp|ook|eep)$/.test(latin) ? "consonant" : "vowel";
}

const join = (parts, values) => parts.reduce((text, part) => {
  if (typeof part !== "string") return text + values[part];
  const both = Object.keys(particles).find((particle) => part.startsWith(particle));
  const end = both && sound(text);
  const isSecond = end === "vowel" || (end === "ㄹ" && both === "(으)로");
  return text + (both ? particles[both][Number(isSecond)] + part.slice(both.length) : part);
}, "");

/** The mark of what stays in the language of the pages. */
lab.original = sentences ? undefined : say.original;
lab.kindText = (kind) => words[`what: ${kind}`] ?? kind;
lab.keyword = (keyword) => words[`column: ${keyword}`] ?? keyword;

/** Returns a sentence in the language of the page, as `Sentences` of the site does. */
lab.sentence = (sentence, spelling = "") => {
  if (!sentences) return conform.sentence(sentence);
  const { kind, word, phrase, list, joined } = sentence;
  if (kind === "word") {
    return spelling === "text" ? word : words[`${spelling}: ${word}`] ?? words[word] ?? word;
  }
  if (kind === "list") {
    return list.map((part) => lab.sentence(part, spelling))
      .join(words[joined] ? ` ${words[joined]} ` : conform.joint(joined));
  }
  const slots = [];
  conform.filled(phrase, (slot, name) => slots.push([sentence.arguments[slot], name]));
  const isSpecial = ([argument]) => special.includes(argument.word);
  const filled = (slots) => slots.map(([argument, name]) => lab.sentence(argument, name));
  const own = sentences[conform.filled(
    phrase, (slot, name) => (isSpecial(slots[slot]) ? slots[slot][0].word : `{${name}}`))];
  if (own) return join(own, filled(slots.filter((slot) => !isSpecial(slot))));
  return sentences[phrase] ? join(sentences[phrase], filled(slots)) : conform.sentence(sentence);
};
