/** Replaces each text node below an element by a `<font>` element with its text, as page translators of browsers do. */
export function translate(element: HTMLElement): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}
