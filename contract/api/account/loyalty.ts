import type { ComingGain, ListedGift } from '../shopping/gift-list.ts';

/** A certificate of the shopper's. */
export interface OwnGift extends ListedGift {
  /** The shop gave it by hand. */
  assigned: boolean;
}

/** Card, points and certificates of the shopper, as several calls answer them together (LOY-02, LOY-05). */
export interface Loyalty {
  /** Empty for whom has none. */
  cardNumber: string;
  holder: string;
  points: number;
  gifts: OwnGift[];
  /** What the orders on their way will give. */
  coming: ComingGain[];
}
