/**
 * Tells the build's loader which sheets the document holds already: it looks for a link with their address before it
 * fetches one. A link that was made disabled is not fetched; one that the server wrote would be, ahead of time.
 */
export function markInlinedStyles(head: HTMLHeadElement): void {
  for (const style of head.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = style.dataset.href ?? '';
    head.append(link);
  }
}
