// The words of the scripts in the language of the page: say("{1} results", 3). What nobody has
// translated is said as it stands here.
"use strict";

(() => {
  const wordsOf = (text) => {
    const words = globalThis.conformWords;
    return words && Object.hasOwn(words, text) ? words[text] : text;
  };

  /** A text with values in its places. */
  globalThis.say = (text, ...values) =>
    wordsOf(text).replace(/\{(\d)\}/g, (place, number) => values[number - 1] ?? place);

  /** The same in parts, where elements are put into its places. */
  globalThis.say.parts = (text, ...values) =>
    wordsOf(text).split(/\{(\d)\}/).map((part, index) => index % 2 ? values[part - 1] : part)
      .filter((part) => part !== "");

  /** What is in the language of the original wherever it stands, such as the words of a phrase. */
  globalThis.say.original = document.documentElement.lang === "en" ? undefined : "en";
})();
