const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  euro: '€',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  Egrave: 'È',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  times: '×',
  middot: '·',
};

/** The characters named and numbered entities of HTML stand for; an unknown name stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    const code =
      decimal === undefined ? (hex === undefined ? null : Number.parseInt(hex, 16)) : Number(decimal);
    if (code === null) return entities[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
