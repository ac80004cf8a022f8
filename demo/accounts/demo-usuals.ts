import type { PastOrder } from './demo-orders.ts';

type Item = PastOrder['items'][number];

/** What the demo household buys every week. */
export const weekly: readonly Item[] = [
  ['latte-fresco-intero-1-l', 4],
  ['uova-da-allevamento-all-aperto-6-pezzi', 1],
  ['pane-di-lariano', 1],
  ['arance-da-spremuta', 2],
  ['pomodori-a-grappolo', 1],
  ['carote', 1],
  ['zucchine-romanesche', 1],
  ['rucola-lavata-125-g', 2],
  ['mozzarella-125-g', 3],
  ['macinato-scelto-di-scottona-350-g', 1],
  ['passata-di-pomodoro-700-g', 3],
  ['succo-di-arancia-100-1-l', 2],
];

/** What it buys every other week, and is short of. */
export const fortnightly: readonly Item[] = [
  ['riso-carnaroli-1-kg', 1],
  ['tonno-all-olio-di-oliva-80-g', 4],
  ['burro-250-g', 1],
  ['parmigiano-reggiano-dop-a-spicchio-200-g', 1],
  ['pane-in-cassetta-bianco-400-g', 2],
  ['fette-biscottate-classiche-300-g', 2],
];

/** What it has just bought twice the usual of. */
export const stocked: readonly Item[] = [
  ['farina-00-1-kg', 1],
  ['piselli-fini-450-g', 2],
  ['fesa-di-tacchino-a-fette-450-g', 1],
  ['patate-pasta-gialla-1-kg', 2],
  ['corn-flakes-375-g', 1],
  ['carta-igienica-4-veli-4-rotoli', 2],
];

/** What it buys now and then. */
export const sometimes: readonly Item[] = [
  ['detersivo-piatti-al-limone-1-l', 1],
  ['sgrassatore-universale-750-ml', 1],
  ['dentifricio-alla-menta-75-ml', 2],
  ['shampoo-antiforfora-250-ml', 1],
  ['te-verde-20-filtri', 1],
  ['sale-grosso-1-kg', 1],
  ['tavoletta-fondente-70-100-g', 3],
  ['olive-nere-290-g', 1],
  ['bastoncini-di-merluzzo-300-g', 2],
  ['pizza-margherita-325-g', 2],
];

/** Twice as much of each. */
export const twice = (items: readonly Item[]): readonly Item[] =>
  items.map(([slug, quantity]) => [slug, 2 * quantity]);
