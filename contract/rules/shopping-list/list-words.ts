/** What people write for a number. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    un: 1,
    "un'": 1,
    uno: 1,
    una: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    quindici: 15,
    venti: 20,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    cento: 100,
    duecento: 200,
    trecento: 300,
    cinquecento: 500,
    mezzo: 0.5,
    mezza: 0.5,
    "mezz'": 0.5,
    '½': 0.5,
    '¼': 0.25,
  }),
);

/** Units of weight and volume, in grams and millilitres (QTY-15). */
export const measures: ReadonlyMap<string, readonly [number, 'g' | 'ml']> = new Map<
  string,
  readonly [number, 'g' | 'ml']
>([
  ...['g', 'gr', 'grammo', 'grammi'].map((word) => [word, [1, 'g']] as const),
  ...['hg', 'etto', 'etti'].map((word) => [word, [100, 'g']] as const),
  ...['kg', 'kili', 'kilo', 'chilo', 'chili', 'chilogrammo', 'chilogrammi'].map(
    (word) => [word, [1000, 'g']] as const,
  ),
  ...['l', 'lt', 'litro', 'litri'].map((word) => [word, [1000, 'ml']] as const),
  ['dl', [100, 'ml']] as const,
  ['cl', [10, 'ml']] as const,
  ['ml', [1, 'ml']] as const,
]);

/** How many pieces these are. */
export const pieceWords: ReadonlyMap<string, number> = new Map([
  ...['pz', 'pezzo', 'pezzi'].map((word) => [word, 1] as const),
  ...['dozzina', 'dozzine'].map((word) => [word, 12] as const),
  ...['paio', 'paia'].map((word) => [word, 2] as const),
]);

/** What holds a product as it is sold. */
export const packWords: ReadonlySet<string> = new Set(
  (
    'pacco pacchi pacchetto pacchetti confezione confezioni conf scatola scatole scatoletta scatolette barattolo ' +
    'barattoli vasetto vasetti bottiglia bottiglie lattina lattine busta buste sacchetto sacchetti sacco sacchi ' +
    'vaschetta vaschette cartone cartoni flacone flaconi tubetto tubetti brick'
  ).split(' '),
);

/** What joins an amount to what it is of. */
export const joiners: ReadonlySet<string> = new Set(
  "di d' da del dello della dei degli delle dell'".split(' '),
);
export const articles: ReadonlySet<string> = new Set("il lo la i gli le l'".split(' '));

/** After these a number is part of the name: spaghetti n. 5, farina tipo 1. */
export const numbered: ReadonlySet<string> = new Set('n nr num numero tipo omega fattore spf'.split(' '));
