import * as v from 'valibot';
import { id, num } from '../../../contract/api/params.ts';

const amount = { quantity: v.optional(num(0, 100_000)), weight: v.optional(num(0, 100_000_000)) };

/**
 * What a store says it delivered of an order: only the lines that came otherwise than ordered. Amounts as on the wire:
 * loose goods have a weight in their selling unit, packs a quantity and, where they were weighed, the weight of all of
 * them, other goods a quantity. A line with neither did not come. `short` tries a delivery that lacks something of most
 * kinds, whatever the lines say.
 */
export const deliveryReportSchema = v.object({
  order_id: id(),
  short: v.optional(v.boolean()),
  lines: v.optional(
    v.array(
      v.object({
        orderItemId: id(),
        ...amount,
        replacement: v.optional(v.object({ productId: id(), ...amount })),
      }),
    ),
    [],
  ),
});
export type DeliveryReport = v.InferOutput<typeof deliveryReportSchema>;
export type ReportedLine = DeliveryReport['lines'][number];
export type ReportedAmount = Pick<ReportedLine, 'quantity' | 'weight'>;

/** A report that does not fit its order; nothing was changed. */
export class DeliveryReportError extends Error {
  override readonly name = 'DeliveryReportError';
}
