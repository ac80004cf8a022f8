import { pickIndex } from './chance.ts';
import { amountInBase, type PackFormat } from './pack-format.ts';
import type { LeafSource } from './source.ts';

const baseUnits = { GR: 'KG', KG: 'KG', ML: 'LT', CL: 'LT', LT: 'LT', PZ: 'PZ' } as const;

const infos = (entries: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );

/** Most pieces one order may hold: heavy and dear goods fewer. */
function pieceCap(format: PackFormat, cents: number): number {
  const base = amountInBase(format);
  if (format.unit !== 'PZ' && base >= 9) return 8;
  if (format.unit !== 'PZ' && base >= 4) return 12;
  if (cents < 300) return 24;
  return cents < 1000 ? 18 : 12;
}

function pieceInfos(format: PackFormat, cents: number): Record<string, string> {
  const isMultipack = format.count > 1;
  const drained = format.amount === format.gross ? null : String(format.amount);
  return infos({
    TIPOLOGIA: 'Pezzo',
    UNIT_SELLING: 'PZ',
    WEIGHT_SELLING: String(format.amount),
    WEIGHT_UNIT_SELLING: format.unit,
    WEIGHT_UNIT_BASE: baseUnits[format.unit],
    WEIGHT_SELLING_SINGLE_UNIT: isMultipack ? String(format.amount / format.count) : null,
    WEIGHT_SELLING_SINGLE_UNIT_UM: isMultipack ? format.unit : null,
    NET_WEIGHT: drained === null ? null : String(format.gross),
    DRAINED_WEIGHT: drained,
    PACKAGE_DESCR: format.noun === 'pezzo' ? null : format.noun,
    MAXACQ: String(pieceCap(format, cents)),
  });
}

function packInfos(format: PackFormat): Record<string, string> {
  return infos({
    TIPOLOGIA: 'Confezione',
    UNIT_SELLING: 'PZ',
    WEIGHT_SELLING: String(format.amount),
    WEIGHT_UNIT_SELLING: format.unit,
    WEIGHT_UNIT_BASE: baseUnits[format.unit],
    WEIGHT_VARIABLE: 'true',
    MAXACQ: amountInBase(format) >= 1 ? '6' : '8',
  });
}

/** About ten kilograms of fruit or two of sliced goods, on the grid of first quantity and steps. */
function looseCap({ amount, step, unit }: PackFormat): number {
  const most = unit === 'GR' ? 2000 : 10;
  const pace = step ?? amount;
  return Math.round((amount + Math.floor((most - amount) / pace) * pace) * 1000) / 1000;
}

function looseInfos(format: PackFormat): Record<string, string> {
  return infos({
    TIPOLOGIA: 'Sfuso',
    UNIT_SELLING: format.unit,
    WEIGHT_SELLING: String(format.amount),
    STEP_SELLING: String(format.step ?? format.amount),
    WEIGHT_UNIT_SELLING: format.unit,
    WEIGHT_UNIT_BASE: baseUnits[format.unit],
    MAXACQ: String(looseCap(format)),
  });
}

/** How a product is sold, in the words of the API; `cents` is its price. */
export function sellingInfos(input: {
  leaf: LeafSource;
  format: PackFormat;
  cents: number;
}): Record<string, string> {
  const { leaf, format, cents } = input;
  if (leaf.selling === 'sfuso') return looseInfos(format);
  return leaf.selling === 'confezione' ? packInfos(format) : pieceInfos(format, cents);
}

/** Pieces in a carton and cartons on a pallet, by the weight or volume of a piece from `from` on. */
const loads: readonly { from: number; cartons: readonly number[]; layers: number }[] = [
  { from: 5, cartons: [1, 2], layers: 40 },
  { from: 2, cartons: [3, 4], layers: 48 },
  { from: 0.9, cartons: [6, 8], layers: 64 },
  { from: 0, cartons: [8, 10, 12, 20, 24], layers: 80 },
];

/** Pieces in the producer's carton and on its pallet, of goods that keep on a shelf. */
export function logistics(input: { leaf: LeafSource; format: PackFormat; seed: string }) {
  const { leaf, format, seed } = input;
  if (leaf.selling !== 'pezzo' || leaf.keeping !== 'ambiente' || leaf.perishable === true) {
    return { logisticPackagingItems: null, logisticPalletItems: null };
  }
  const each = format.unit === 'PZ' ? 0 : amountInBase(format);
  const { cartons, layers } = loads.find(({ from }) => each >= from) ?? { cartons: [12], layers: 80 };
  const perCarton = cartons[pickIndex(`${seed} carton`, cartons.length)] ?? 1;
  const perPallet = layers + 4 * pickIndex(`${seed} pallet`, 5);
  return { logisticPackagingItems: perCarton, logisticPalletItems: perCarton * perPallet };
}
