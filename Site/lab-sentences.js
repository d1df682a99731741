// Steps, expectations and kinds in the language of the page, by the sentences that it has.

const { lab } = conform;
const { sentences = [], words = {} } =
  JSON.parse(document.getElementById("lab")?.dataset.sentences ?? "{}");
const patterns = sentences.map(([pattern, ...parts]) => [new RegExp(`^${pattern}$`), parts]);
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

const value = (text, slot) => text.split(" or ")
  .map((one) => words[`${slot}: ${one}`] ?? words[one] ?? one).join(` ${words.or} `);

function join(parts, values) {
  let text = "";
  for (const part of parts) {
    if (typeof part !== "string") {
      text += value(values[part[0] + 1], part[1]);
      continue;
    }
    const both = Object.keys(particles).find((particle) => part.startsWith(particle));
    const end = both && sound(text);
    const isSecond = end === "vowel" || (end === "ㄹ" && both === "(으)로");
    text += both ? particles[both][Number(isSecond)] + part.slice(both.length) : part;
  }
  return text;
}

function sentence(text) {
  const [pattern, parts] = patterns.find(([pattern]) => pattern.test(text)) ?? [];
  return pattern && join(parts, text.match(pattern));
}

/** The mark of what stays in the language of the pages. */
lab.original = sentences.length ? undefined : say.original;
lab.kindText = (kind) => words[`what: ${kind}`] ?? kind;
lab.keyword = (keyword) => words[`column: ${keyword}`] ?? keyword;

/** Returns the sentence of a phrase, or the phrase where there is none. */
lab.sentence = (phrase) => {
  const found = sentence(phrase);
  if (found) return found;
  const parts = phrase.split(" or ").map(sentence);
  return parts.includes(undefined) ? phrase : parts.join(` ${words.or} `);
};
