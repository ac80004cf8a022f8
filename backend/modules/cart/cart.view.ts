import { isAmending } from '../../../contract/rules/checkout/cart-editability.ts';
import type { Cart, CartItem } from '../../../contract/api/shopping/cart.ts';
import { cartStatusCodes, userTypeCodes } from '../../../contract/api/codes.ts';
import type { ChosenTimeslot } from '../../../contract/api/shopping/delivery.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { badgeCount } from '../../../contract/rules/checkout/cart-badge.ts';
import { toThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { CartTotals } from '../../../contract/rules/price/cart-total.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { buyableQuantity } from '../../../contract/rules/quantity/shortage.ts';
import { nobodyId } from '../../../contract/rules/session/login-state.ts';
import type { Language } from '../../../contract/languages.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { shippingPlace } from '../address/address.view.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import { stockAmount } from '../catalogue/stock-amount.ts';
import { categoryName } from '../catalogue/words-in.ts';
import { earnedGiftsView, giftsEarnedBy } from '../gift/earned-gifts.ts';
import { giftView } from '../gift/gift-certificate.ts';
import type { Said } from '../../platform/said.ts';
import { storeView } from '../store/store.view.ts';
import { cartChoice } from '../substitution/line-substitution.ts';
import { termsOf, termsView } from '../timeslot/slot-terms.ts';
import { cutoffOf, italianDay, slotDay, slotNames } from '../timeslot/timeslot-calendar.ts';
import { cartItemView, packageView } from './cart-item.view.ts';
import type { LineFacts } from './cart-item.view.ts';
import type { CartLineState } from './cart-line-state.ts';
import type { CartSlot } from './cart-surroundings.ts';
import type { CartState, UserCartState } from './cart-state.ts';
import type { CartContext } from './cart.context.ts';
import { dayQuotaOf, quotaOf } from './line-draft.ts';
import { exclusionsView } from './line-exclusions.ts';
import { levelOf } from '../user/profile-level.ts';

/** What can be bought of the lines, as the badge counts them. */
const buyable = (items: readonly CartItem[]): readonly CartItem[] =>
  items.flatMap((item) => {
    const { quantity, shortage } = item;
    if (shortage?.most === 0) return [];
    return [{ ...item, quantity: buyableQuantity(quantity, shortage) }];
  });

/** Sums on the wire, in EUR; `items` are the lines the badge counts (SHELL-08). */
function moneyView(totals: Omit<CartTotals, 'rows'>, items: readonly CartItem[]) {
  return {
    totalItems: badgeCount(buyable(items)),
    itemsTotal: fromCents(totals.itemsTotal),
    giftTotal: fromCents(totals.giftTotal),
    packageTotal: fromCents(totals.packageTotal),
    deliveryFee: fromCents(totals.deliveryFee),
    totalPrice: fromCents(totals.totalPrice),
  };
}

/** A cart as far as its lines are told by it. */
type LinesOfCart = Pick<CartState, 'exclusions' | 'lines'> & {
  readonly catalogue: Pick<Catalogue, 'byId'>;
};

const lineFacts = (
  { row, shelf, product, otherOrders, quantity, gross, shortage }: CartLineState,
  { facts, language }: Pick<CartContext, 'facts' | 'language'>,
  { lines, exclusions, catalogue }: LinesOfCart,
): LineFacts => ({
  itemId: row.itemId,
  product: inLanguage(withLeft({ product, otherOrders, itemId: row.itemId }, lines), shelf, language),
  quantity,
  gross,
  options: row.options,
  acceptAlternatives: row.acceptAlternatives,
  customWeight: row.customWeight,
  note: row.note,
  choice: { substitution: row.substitution, substitutionProductId: row.substitutionProductId },
  substituteName:
    row.substitutionProductId === null ? null : (catalogue.byId(row.substitutionProductId)?.row.name ?? null),
  atRisk: isAtRisk(product, row.quantity, facts),
  shortage,
  ...exclusionsView(exclusions, { shelf, accepted: row.acceptedExclusions }),
});

/** A product of a line, which is in the brand's first language as orders keep it, with its names in a language. */
function inLanguage(product: Product, shelf: ShelfProduct, language: Language): Product {
  const words = shelf.fixedIn(language);
  if (words === shelf.fixed) return product;
  const { name, breadCrumbs, translated } = words;
  return { ...product, name, breadCrumbs, ...(translated && { translated }) };
}

/** A product with what the maxima of its class and of a day leave to its line (QTY-10, QTY-11). */
function withLeft(
  line: Pick<CartLineState, 'product' | 'otherOrders'> & { readonly itemId: number },
  lines: readonly CartLineState[],
): Product {
  const { product, otherOrders } = line;
  const { productClassRuleMax: rule, dailyMax } = product;
  if (rule === null && dailyMax === undefined) return product;
  const counted = lines.map((one) => ({ ...one, itemId: one.row.itemId }));
  const left = quotaOf(line, counted);
  const leftOfDay = dayQuotaOf(line, counted);
  const orderedToday = otherOrders.isToday ? otherOrders.quantity : 0;
  return {
    ...product,
    ...(rule !== null && left !== null && { productClassRuleMax: { ...rule, left } }),
    ...(dailyMax !== undefined &&
      leftOfDay !== null && {
        dailyMax: { ...dailyMax, left: leftOfDay, ...(orderedToday > 0 && { orderedToday }) },
      }),
  };
}

/** True where buying a line would leave little in stock on the day of the slot; `quantity` in thousandths (B-18). */
function isAtRisk({ available, productInfos }: Product, quantity: number, facts: TenantFacts): boolean {
  const left = (toThousandths(available) ?? 0) - stockAmount(productInfos, quantity);
  return left < facts.lowStock * 1000;
}

function timeslotView(slot: CartSlot, facts: TenantFacts): ChosenTimeslot {
  return {
    date: italianDay(slot.place.slotDate),
    dateIso: slot.place.slotDate,
    timeslotId: slot.place.timeslotId,
    ...slotNames(slot.template),
    autoAssigned: slot.state === 'lost',
    holdUntil: slot.heldUntil?.toISOString() ?? null,
    holdExtended: slot.extended,
    editable: true,
    cutoff: cutoffOf(slot.template, slotDay(slot.place.slotDate)).toISOString(),
    ...termsView(termsOf(slot.template, facts)),
  };
}

const otherProducts: Said = { it: 'Altro', 'en-US': 'More' };

function sectorsOf(
  cart: LinesOfCart,
  { facts, language }: Pick<CartContext, 'facts' | 'language'>,
): NonNullable<Cart['sectors']> {
  const groups = Map.groupBy(cart.lines, ({ shelf }) => shelf.trail[0]);
  return [...groups].map(([department, members]) => ({
    sectorId: department?.categoryId ?? 0,
    ...(department === undefined
      ? { name: otherProducts[language], ...(language !== facts.languages[0] && { translated: true }) }
      : categoryName(department, language)),
    cartItems: members.map((line) => cartItemView(lineFacts(line, { facts, language }, cart))),
  }));
}

const userView = ({ user, exclusions }: Pick<UserCartState, 'exclusions' | 'user'>): Cart['user'] => ({
  userId: user.userId,
  userType: { userTypeId: user.userTypeId },
  betaTester: user.betaTester,
  hasFavorites: user.hasFavorites,
  hasExclusions: exclusions !== null,
  spendingCap: user.spendingCap,
  profile: { level: levelOf(user) },
  legals: user.legalIds.map((legalId) => ({ legalId })),
  crmUserSegments: user.crmSegmentIds.map((crmSegmentId) => ({ crmSegment: { crmSegmentId } })),
  defaultStoreAddressId: user.defaultStoreAddressId,
  defaultDeliveryAddressId: user.defaultDeliveryAddressId,
});

/** A cart as the API answers it; a prepared cart past its time reads as open (CART-23). */
export async function cartView(
  context: Pick<CartContext, 'facts' | 'language' | 'now' | 'shop' | 'today'>,
  state: UserCartState,
  { showSectors }: { showSectors: boolean },
): Promise<Cart> {
  const { cart, lines, packages, gift, totals, store, address, slot, user } = state;
  const locked = cart.lockedUntil !== null && cart.lockedUntil > context.now ? cart.lockedUntil : null;
  const { catalogue } = await context.shop();
  const told = { ...state, catalogue };
  const items = lines.map((line) => cartItemView(lineFacts(line, context, told)));
  const certificate =
    gift === null ? null : giftView(gift, { today: context.today, orderId: cart.modifyingOrderId });
  return {
    cartId: cart.cartId,
    cartStatusId:
      cart.statusId === cartStatusCodes.prepared && locked === null ? cartStatusCodes.open : cart.statusId,
    lockedUntil: locked?.toISOString() ?? null,
    modifyingOrderId: cart.modifyingOrderId,
    ...(showSectors ? { sectors: sectorsOf(told, context) } : { cartItems: items }),
    ...moneyView(totals, items),
    user: userView(state),
    store: storeView(store, context.language),
    shippingAddress:
      address === null
        ? null
        : {
            ...shippingPlace(address),
            autoAssigned: cart.addressAuto,
            editable: !isAmending(cart.statusId),
          },
    timeslot: slot === null ? null : timeslotView(slot, context.facts),
    warehouse: { warehouseId: store.warehouseId },
    cartInfos: {
      order_comment: cart.orderComment,
      need_invoice: cart.needInvoice ? 'true' : 'false',
      substitutions: cartChoice(cart, context.facts),
      adult_declared: cart.adultDeclared ? 'true' : 'false',
    },
    userPoints: { LOYALTY: { value: user.points } },
    orderAdjustmentSummary: {
      orderAdjustments:
        certificate === null || certificate.userGiftCertificateId === null
          ? []
          : [
              {
                orderItemId: null,
                userGiftCertificateId: certificate.userGiftCertificateId,
                amount: fromCents(-totals.giftTotal),
                giftCertificate: certificate,
              },
            ],
    },
    giftCertificates: certificate === null ? [] : [certificate],
    giftCertificatesToGenerate: earnedGiftsView(giftsEarnedBy(totals.itemsTotal, context.facts)),
    orderPackages: packages.map((line) => packageView(lineFacts(line, context, told))),
    forcedPreviewDate: cart.previewDate,
    ssoUser: user.ssoUser,
  };
}

/** The cart of nobody (CART-24). */
export function anonymousCart(facts: TenantFacts, { showSectors }: { showSectors: boolean }): Cart {
  return {
    cartId: null,
    cartStatusId: cartStatusCodes.open,
    lockedUntil: null,
    modifyingOrderId: null,
    ...(showSectors ? { sectors: [] } : { cartItems: [] }),
    ...moneyView({ itemsTotal: 0, giftTotal: 0, packageTotal: 0, deliveryFee: 0, totalPrice: 0 }, []),
    user: {
      userId: nobodyId,
      userType: { userTypeId: userTypeCodes.normal },
      betaTester: false,
      hasFavorites: false,
      hasExclusions: false,
      spendingCap: null,
      profile: { level: 0 },
      legals: [],
      crmUserSegments: [],
      defaultStoreAddressId: null,
      defaultDeliveryAddressId: null,
    },
    store: null,
    shippingAddress: null,
    timeslot: null,
    warehouse: null,
    cartInfos: {
      order_comment: '',
      need_invoice: 'false',
      substitutions: cartChoice({ substitutions: null }, facts),
      adult_declared: 'false',
    },
    userPoints: { LOYALTY: { value: 0 } },
    orderAdjustmentSummary: { orderAdjustments: [] },
    giftCertificates: [],
    giftCertificatesToGenerate: [],
    orderPackages: [],
    forcedPreviewDate: null,
    ssoUser: false,
  };
}
