import { withoutData } from '../data-words.ts';

/** Returns the texts on screen whose language is called another one than theirs: data as the page's words, or these as data. */
export function misnamedLanguages(root: Element, language: string): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!(node instanceof Text) || parent === null || parent.closest('script, style') !== null) continue;
    const own = withoutData(node.data);
    const isCalledData = parent.closest<HTMLElement>('[lang]')?.lang === language;
    if (isCalledData ? /\p{L}/u.test(own) : own !== node.data)
      faults.push(`${isCalledData ? 'not data' : 'data'} in ${parent.localName}: ${node.data}`);
  }
  return [...new Set(faults)];
}
