import { isWeighed } from './cart-line.ts';
import type { LineQuantity } from './cart-line.ts';

/** Number on the cart badge: the sum of line quantities, a weighed line or one of 0 or less counting 1 (SHELL-08). */
export function badgeCount(lines: readonly LineQuantity[]): number {
  return lines.reduce((count, line) => {
    const pieces = line.quantity ?? 0;
    return count + (!isWeighed(line) && Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 1);
  }, 0);
}

/** Text on the cart badge: null (hidden) at 0, `99+` above 99 (SHELL-08). */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > 99 ? '99+' : String(count);
}
