/** The texts of an element that wrap onto another line. Each group of digits of a number is a text of its own. */
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
