/** Cents a price ends on, by the height of the price: the ends of an Italian price tag. */
const ladder: readonly { below: number; step: number; less: number }[] = [
  { below: 100, step: 5, less: 1 },
  { below: 1000, step: 10, less: 1 },
  { below: 2000, step: 50, less: 10 },
  { below: Infinity, step: 100, less: 10 },
];

/** The nearest price a tag would show, in cents; at least five cents. */
export function shelfCents(euro: number): number {
  const cents = euro * 100;
  const { step, less } = ladder.find(({ below }) => cents < below) ?? { step: 1, less: 0 };
  return Math.max(5, Math.round((cents + less) / step) * step - less);
}
