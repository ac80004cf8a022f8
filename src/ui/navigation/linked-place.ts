/** What the fragment of the address names on the page; null where it names nothing. */
export function linkedPlace(): HTMLElement | null {
  const [, name = ''] = location.hash.split('#');
  if (name === '') return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null; // a fragment nobody can mean
  }
}
