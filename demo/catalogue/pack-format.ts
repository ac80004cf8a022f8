/** Unit a content is told in, as productInfos spell it. */
type ContentUnit = 'GR' | 'KG' | 'ML' | 'CL' | 'LT' | 'PZ';

/** A net content: a single pack, so many alike, or loose goods with their first quantity and step. */
export type PackFormat = {
  /** As the department data writes it: '3 × 80 g (156)'. */
  source: string;
  /** As printed on the pack: '3 × 80 g'. */
  printed: string;
  /** Pack text beside the name, the drained weight told: '80 g, sgocciolato 52 g'. */
  text: string;
  unit: ContentUnit;
  /** Total content in `unit`, what the price per unit counts: drained where that applies. */
  amount: number;
  /** Total content as filled, in `unit`. */
  gross: number;
  /** Packs in the pack, 1 for a single one, and the content of each as filled. */
  count: number;
  single: number;
  /** What is counted, '30 capsule'. */
  noun: string | null;
  /** Step in `unit`, of loose goods alone. */
  step: number | null;
};

const units: Readonly<Record<string, ContentUnit>> = { g: 'GR', kg: 'KG', ml: 'ML', cl: 'CL', l: 'LT' };

const perBase: Readonly<Record<ContentUnit, number>> = { GR: 1000, KG: 1, ML: 1000, CL: 100, LT: 1, PZ: 1 };

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const exact = (value: number): number => Math.round(value * 1000) / 1000;

const pattern =
  /^(?:circa )?(?:(?<loose>da) )?(?:(?<count>\d+) × )?(?<single>[\d,]+) (?<unit>\p{L}+)(?: \((?<drained>\d+)\))?(?: \+(?<step>[\d,]+))?$/u;

/** Throws RangeError for a text that is no format. */
export function parseFormat(source: string): PackFormat {
  const found = pattern.exec(source)?.groups;
  if (found === undefined) throw new RangeError(`Not a pack format: ${source}`);
  const { loose, count: times, single: each = '', unit: noun = '', drained, step } = found;
  const unit = units[noun] ?? 'PZ';
  const single = numberOf(each);
  const count = times === undefined ? 1 : Number(times);
  const gross = exact(single * count);
  const printed = source.replace(/ \(.*\)$/, '');
  const sold = loose === undefined ? printed : printed.replace(/ \+.*$/, '');
  return {
    source,
    printed: sold.replace(/^da /, ''),
    text: drained === undefined ? sold : `${printed}, sgocciolato ${drained} ${noun}`,
    unit,
    amount: drained === undefined ? gross : Number(drained),
    gross,
    count,
    single,
    noun: unit === 'PZ' ? noun : null,
    step: loose === undefined ? null : numberOf(step ?? each),
  };
}

/** Content as filled, in kilograms, litres or pieces. */
export const grossInBase = (format: PackFormat): number => format.gross / perBase[format.unit];

/** Content the price per unit counts, in kilograms, litres or pieces. */
export const amountInBase = (format: PackFormat): number => format.amount / perBase[format.unit];
