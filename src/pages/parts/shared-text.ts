/** What another app shares with the installed shop, one below the other; nothing is said twice (B-40). */
export function sharedTextIn(parts: string): string {
  const params = new URLSearchParams(parts.replace(/^[?#]/, ''));
  const told = ['title', 'text', 'url'].map((name) => params.get(name)?.trim() ?? '');
  return told
    .filter(
      (part, at) =>
        part !== '' &&
        !told.some((other, place) => (other === part ? place < at : place !== at && other.includes(part))),
    )
    .join('\n');
}

/**
 * Takes the shared text out of the page's address, where it stands in the query or, so that the server does not hear of it,
 * in the fragment: it is nothing to be kept in the history, sent on or loaded anew. Empty where nothing was shared.
 */
export function takeSharedText(): string {
  const text = sharedTextIn(location.search) || sharedTextIn(location.hash);
  if (text !== '') history.replaceState(history.state, '', location.pathname);
  return text;
}
