"""Every kind of page at every width from a phone to a large screen: columns, words and scrolling."""

import pytest

from conftest import KINDS

WIDTHS = range(320, 1921, 40)

# Returns what does not fit at the width of the window. A word is broken if it is in more than one
# line; a column is narrow if fewer than twenty letters would fit into a line of its text.
PROBLEMS = """
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
  const blocks = "main :is(h1, h2, h3, p, li, dd, figcaption, summary), nav :is(a, summary), header.site a";
  const hidden = ".spoken, .skip, svg, [hidden], pre, table";
  for (const block of document.querySelectorAll(blocks)) {
    if (block.closest(hidden) || !block.checkVisibility()) continue;
    const style = getComputedStyle(block), box = block.getBoundingClientRect();
    if (box.width === 0) continue;
    if (block.matches("main p, main h1") && block.textContent.length > 80) {
      const letters = box.width / (parseFloat(style.fontSize) * .5);
      if (letters < 20) found.push(`${Math.round(letters)} letters: ${block.textContent.slice(0, 60)}`);
    }
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // What a closed disclosure holds has rectangles too.
      if (!text.parentElement.checkVisibility()) continue;
      // The line of the text's beginning and end says whether any of its words can be broken.
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2) continue;
      // Addresses, ids and Apple's names may be broken; words between spaces and punctuation may not.
      for (const { 0: word, index } of text.data.matchAll(/(?<![^\\s(“‘])\\p{Script=Latin}{2,}(?![^\\s,.;:!?)”’])/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
        if (tops.size > 1 && text.parentElement.localName !== "code") {
          found.push(`broken: ${word} in ${block.localName} ${block.textContent.slice(0, 40)}`);
        }
      }
    }
  }
  return found.slice(0, 5);
"""


@pytest.mark.parametrize("page", KINDS)
def test_no_width_breaks_words_narrows_columns_or_scrolls_sideways(site, browser, page):
    browser.size(WIDTHS[0])
    browser.open(site, page)
    browser.wait("document.readyState === 'complete'")
    browser.reduce()
    wrong = {}
    for width in WIDTHS:
        browser.size(width)
        if found := browser.run(PROBLEMS):
            wrong[width] = found
    assert wrong == {}
