const spokenAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

/** Returns every text on screen in the order of the document: that of elements, of attributes that are read out, of fields. */
export function shownWords(root: Element): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) words.push(`${node.parentElement?.localName ?? ''}: ${node.data}`);
    if (!(node instanceof Element)) continue;
    for (const name of spokenAttributes) {
      const value = node.getAttribute(name);
      if (value !== null) words.push(`${node.localName} ${name}: ${value}`);
    }
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
      words.push(`${node.localName} value: ${node.value}`);
  }
  return words;
}
