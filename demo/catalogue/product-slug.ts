/** Lower-case ASCII words joined by hyphens: 'Olio all’arancia 1,5 l' gives 'olio-all-arancia-1-5-l'. */
export function kebab(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)\s*×\s*(?=\d)/g, '$1x')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Name, then who makes it unless the shop itself, then the pack; the same in every brand of the shop. */
export function productSlug(parts: { name: string; maker: string; pack: string }): string {
  return [parts.name, parts.maker, parts.pack]
    .map(kebab)
    .filter((part) => part !== '')
    .join('-');
}
