/** The texts of an element that go on in another line; the groups of a number's digits are a text each. */
export function broken(element: HTMLElement): readonly string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
    if (lines.size > 1) found.push(texts.currentNode.textContent ?? '');
  }
  return found;
}
