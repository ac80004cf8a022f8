import { mostUsuals } from '../../../contract/api/ordering/usuals.ts';
import type { Usuals } from '../../../contract/api/ordering/usuals.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant, startOfDay } from '../../../contract/rules/time/zone-time.ts';
import { byNeed, habitOf, usualsWeeks } from '../../../contract/rules/usuals/habit.ts';
import { pricePerUnit } from '../../../contract/rules/usuals/price-per-unit.ts';
import { usualQuantity } from '../../../contract/rules/usuals/usual-quantity.ts';
import { chosenAgain } from '../cart/chosen-options.ts';
import { priceContextOf } from '../cart/user-price-context.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { OrderContext } from './order.context.ts';
import type { PurchasedLine } from './purchase.repository.ts';

function habitIn(lines: readonly PurchasedLine[], today: string) {
  const purchases = lines.map(({ quantity, createdAt }) => ({
    day: dayOfInstant(createdAt.getTime()),
    quantity: fromThousandths(quantity),
  }));
  return habitOf(purchases, today);
}

/**
 * What a user buys again and again and what the shop still sells of it, with prices and stock of the cart's slot (O16,
 * B-20).
 */
export async function listUsualsOf(
  context: Pick<OrderContext, 'carts' | 'language' | 'purchases' | 'shop' | 'stock' | 'today'>,
  userId: number,
): Promise<Usuals> {
  const since = new Date(startOfDay(addDays(context.today, -7 * usualsWeeks)));
  const bought = Map.groupBy(await context.purchases.listSince(userId, since), (line) => line.productId);
  const { catalogue } = await context.shop();
  const usual = [...bought]
    .flatMap(([productId, lines]) => {
      const shelf = catalogue.byId(productId);
      const last = lines.at(-1);
      if (shelf === null || last === undefined || !shelf.row.published || shelf.row.packaging) return [];
      const habit = habitIn(lines, context.today);
      return habit === null ? [] : [{ shelf, last, habit }];
    })
    .toSorted((one, other) => byNeed(one.habit, other.habit) || one.last.productId - other.last.productId)
    .slice(0, mostUsuals);
  const asBought = await context.purchases.productsAsBought(usual.map(({ last }) => last.orderItemId));
  const views = await productsView(
    context,
    usual.map(({ shelf }) => shelf),
    await priceContextOf(context, userId),
  );
  const byId = new Map(views.map((view) => [view.productId, view]));
  return {
    lastOrderAt: (await context.purchases.lastAt(userId))?.toISOString() ?? null,
    usuals: usual.flatMap(({ last, habit }) => {
      const product = byId.get(last.productId);
      if (product === undefined) return [];
      const { frequency, timesBought, isRunningLow } = habit;
      return {
        product,
        quantity: usualQuantity(product, habit.quantity),
        chosen: chosenAgain(product.selectOptions, last.options),
        frequency,
        timesBought,
        lastBoughtAt: last.createdAt.toISOString(),
        lastPrice: fromCents(pricePerUnit(asBought.get(last.orderItemId) ?? product)),
        isRunningLow,
      };
    }),
  };
}
