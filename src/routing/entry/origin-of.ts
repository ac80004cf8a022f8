/**
 * The origin of an address, also where its scheme is an app's own, as `capacitor://localhost`: `URL.origin` is "null" for every
 * one of those (decision 011).
 */
export const originOf = ({ protocol, host }: Pick<URL, 'protocol' | 'host'>): string =>
  `${protocol}//${host}`;
