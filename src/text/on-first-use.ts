/** Makes a value when it is first asked for: a formatter costs more than all the text of a page that never needs it. */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
