import type { Numeric } from '../number/decimal.ts';

/** The productInfos that say how a product is sold. All values are text. */
export interface SellingInfo {
  readonly TIPOLOGIA?: string | undefined;
  readonly QTY_MULT?: string | undefined;
  readonly QTY_LOCKED?: string | undefined;
  readonly STEP_SELLING?: string | undefined;
  readonly WEIGHT_SELLING?: string | undefined;
  readonly WEIGHT_SELLING_SINGLE_UNIT?: string | undefined;
  readonly WEIGHT_SELLING_SINGLE_UNIT_UM?: string | undefined;
  readonly WEIGHT_UNIT_SELLING?: string | undefined;
  readonly WEIGHT_UNIT_BASE?: string | undefined;
  readonly UNIT_SELLING?: string | undefined;
  readonly MINACQ?: string | undefined;
  readonly MAXACQ?: string | undefined;
  readonly MULTI_PACK?: string | undefined;
}

/** What a product says about the quantities it is sold in. */
export interface SaleTerms {
  readonly minAcq?: Numeric;
  /** 0 is no maximum. */
  readonly maxAcq?: Numeric;
  /** Stock: pieces, or base units (kg, l) of loose goods; 0 is sold out. */
  readonly available?: Numeric;
  readonly productInfos?: SellingInfo | null | undefined;
  /** The maximum of its class (QTY-10); `left` is what other lines of a cart leave of it, in the unit of a quantity. */
  readonly productClassRuleMax?:
    | { readonly max: number; readonly unit?: string | null | undefined; readonly left?: number | undefined }
    | null
    | undefined;
  /** The maximum of a day (QTY-11); `left` is what orders of the day and other lines leave of it. */
  readonly dailyMax?: { readonly max: number; readonly left?: number | undefined } | undefined;
}

/** What a cart line adds to the terms of its product. */
export interface LineTerms {
  /** Step weight of this line alone, in the selling unit (QTY-14). */
  readonly customWeight?: Numeric;
  /**
   * What the class maximum leaves to this line, in the unit of its quantity, null for no bound; absent, the product
   * says it (QTY-10).
   */
  readonly classQuota?: number | null | undefined;
}

/**
 * The parsed terms of sale. Quantities are integer thousandths of a piece, or of the selling unit of loose goods;
 * a limit that is not known is `maxThousandths`.
 */
export interface SellingTerms {
  /** Pezzo, Confezione, or Sfuso (and Peso, the same rule: QTY-04). */
  readonly kind: 'piece' | 'pack' | 'loose';
  readonly locked: boolean;
  readonly soldOut: boolean;
  readonly step: number;
  /** What the first add puts in the cart. */
  readonly first: number;
  /** minAcq, at least 1, or WEIGHT_SELLING of loose goods. */
  readonly least: number;
  /** The lowest quantity a line may have: `least`, on the grid. */
  readonly minimum: number;
  /** Every quantity is `origin` plus a multiple of `grain`: 1 piece or 1/1000, the step when locked. */
  readonly origin: number;
  readonly grain: number;
  /** Most permitted by MAXACQ and maxAcq. */
  readonly permitted: number;
  /** Most that is in stock. */
  readonly stock: number;
  /** The lower of MAXACQ and the maximum purchasable quantity (QTY-09). */
  readonly cap: number;
  readonly classQuota: number;
  readonly dayQuota: number;
  /** QTY_MULT. */
  readonly packageSize: number | null;
}
