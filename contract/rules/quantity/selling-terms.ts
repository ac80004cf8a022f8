import { multiply, parseDecimal } from '../number/decimal.ts';
import type { Numeric } from '../number/decimal.ts';
import type { LineTerms, SaleTerms, SellingInfo, SellingTerms } from './selling-info.ts';
import {
  ceilTo,
  clampThousandths,
  floorTo,
  maxThousandths,
  positiveThousandths,
  positiveWhole,
  toThousandths,
} from '../number/thousandths.ts';
import { classAllowance } from './class-allowance.ts';
import { baseUnit, unitRatio } from './unit.ts';

/** How a product is sold, from TIPOLOGIA; anything unknown is sold by the piece. */
export function sellingKind(info: SellingInfo): SellingTerms['kind'] {
  const name = String(info.TIPOLOGIA).trim().toLowerCase();
  if (name === 'sfuso' || name === 'peso') return 'loose';
  return name === 'confezione' ? 'pack' : 'piece';
}

/** `amount` thousandths divided by a pack size, lowered to whole units or, for `grain` 1, to thousandths. */
function perPack(amount: number, packSize: number, grain: number): number {
  return floorTo(amount, packSize * grain) / packSize;
}

function piecesGrid(product: SaleTerms, info: SellingInfo, locked: boolean) {
  const step = (positiveWhole(info.QTY_MULT) ?? 1) * 1000;
  const least = ceilTo(positiveThousandths(product.minAcq) ?? positiveThousandths(info.MINACQ) ?? 1, 1000);
  const grain = locked ? step : 1000;
  const first = ceilTo(Math.max(step, least), grain);
  return { step, first, least, minimum: locked ? first : least, origin: 0, grain };
}

function weightsGrid(info: SellingInfo, line: LineTerms, locked: boolean) {
  const stated = positiveThousandths(info.STEP_SELLING);
  const first = positiveThousandths(info.WEIGHT_SELLING) ?? stated ?? 1000;
  const step = positiveThousandths(line.customWeight) ?? stated ?? first;
  return { step, first, least: first, minimum: first, origin: locked ? first : 0, grain: locked ? step : 1 };
}

function stockOf(available: Numeric, info: SellingInfo, kind: SellingTerms['kind']): number {
  const amount = parseDecimal(available);
  if (amount === null) return maxThousandths;
  const ratio = kind === 'loose' ? unitRatio(baseUnit(info), info.WEIGHT_UNIT_SELLING) : null;
  return Math.max(0, clampThousandths(ratio === null ? amount : multiply(amount, ratio)));
}

/** What the class permits of a product, for the line that says nothing of it. */
function classQuotaOf(
  { productClassRuleMax: rule }: SaleTerms,
  info: SellingInfo,
  kind: SellingTerms['kind'],
): number | null {
  if (!rule) return null;
  return rule.left ?? classAllowance(rule.max, rule.unit, { kind, sellingUnit: info.WEIGHT_UNIT_SELLING });
}

/**
 * Reads productInfos and limits of a product once, for every rule on quantities. Malformed values count as absent,
 * never as NaN (QTY-01, QTY-02, QTY-04, QTY-08, QTY-09, QTY-23).
 */
export function sellingTerms(product: SaleTerms, line: LineTerms = {}): SellingTerms {
  const info = product.productInfos ?? {};
  const kind = sellingKind(info);
  const locked = String(info.QTY_LOCKED).trim().toLowerCase() === 'true';
  const grid = kind === 'loose' ? weightsGrid(info, line, locked) : piecesGrid(product, info, locked);
  const unit = kind === 'loose' ? 1 : 1000;
  const packSize = positiveWhole(info.MULTI_PACK) ?? 1;
  const classQuota = line.classQuota === undefined ? classQuotaOf(product, info, kind) : line.classQuota;
  const quotaOf = (most: Numeric) => floorTo(Math.max(0, toThousandths(most) ?? maxThousandths), unit);
  const maxAcq = positiveThousandths(product.maxAcq);
  const stock = perPack(stockOf(product.available, info, kind), packSize, unit);
  const permitted = Math.min(
    floorTo(positiveThousandths(info.MAXACQ) ?? maxThousandths, unit),
    maxAcq === null ? maxThousandths : perPack(maxAcq, packSize, unit),
  );
  return {
    ...grid,
    kind,
    locked,
    soldOut: (toThousandths(product.available) ?? 1) <= 0,
    permitted,
    stock,
    cap: maxAcq === null ? Math.min(permitted, stock) : permitted,
    classQuota: quotaOf(classQuota),
    dayQuota: quotaOf(product.dailyMax?.left ?? product.dailyMax?.max),
    packageSize: positiveWhole(info.QTY_MULT),
  };
}
