import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import type { Cart, CartItem } from '../../../contract/api/shopping/cart.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { waitingSectorId } from '../../../contract/rules/offline/cart-with-changes.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { hasVariableWeight, mostOfLine } from '../../../contract/rules/price/preauthorisation.ts';
import { plusQuantity } from '../../../contract/rules/quantity/quantity-step.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { formerTotal } from '../../../contract/rules/price/saving.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import { lineRef } from '../../../machines/cart/cart.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { isHeld, quantityHint, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { money, moneyOfCents } from '../../text/money.ts';
import { chosenOptionNames } from '../../text/chosen-option-names.ts';
import { quantityText } from '../../text/quantity.ts';
import { paths } from '../../routing/paths.ts';
import { CartLine, LineGroup } from '../../ui/commerce/CartLine.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { pencilIcon } from '../../ui/icons/pencil.ts';
import { trashIcon } from '../../ui/icons/trash.ts';
import { WaitingMark } from '../offline/WaitingMark.tsx';
import { FavouriteButton } from '../product-tile/FavouriteButton.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { PromoView } from '../product-tile/PromoView.tsx';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { usePriorPrice } from '../product-tile/use-prior-price.ts';
import { useQuantityMessages } from '../product-tile/use-quantity-messages.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';
import { useQuantityWords } from '../words/use-quantity-words.ts';
import { insteadPlace } from './instead-place.ts';
import { LineStepper } from './LineStepper.tsx';
import { usePackageWords } from './use-package-words.ts';
import { useShortageWords } from './use-shortage-words.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';

interface CartLinesProps {
  cart: Cart;
  /** At checkout the lines are read, and show their promotions (CART-03). */
  isCheckout?: boolean;
  /** What stands first comes first: a long cart opens before its last lines are made. */
  inSteps?: boolean;
  /** How a line stands, beside its name. */
  badgeOf?: (item: CartItem) => ReactNode;
  /** What can take the place of a line that is short. */
  Instead?: ComponentType<{ cart: Cart; item: CartItem }>;
  /** Of the departments' headings. */
  level?: 2 | 3;
}

/** Stands for the one group of a cart without departments. */
const noSector = 0;

/** As many lines as a screen shows. */
const firstLines = 6;

/** The groups with as many of their lines as come first. */
function upTo<Group extends { cartItems: readonly CartItem[] }>(groups: readonly Group[], most: number) {
  let left = most;
  return groups.flatMap((group) => {
    const items = group.cartItems.slice(0, left);
    left -= items.length;
    return items.length === 0 ? [] : [{ group, items }];
  });
}

/** The lines by department, with subtotals and hearts (CART-01, B-35, LIST-10). */
export function CartLines({
  cart,
  isCheckout = false,
  inSteps = false,
  badgeOf,
  Instead,
  level = 3,
}: CartLinesProps) {
  const { t } = useLingui();
  const most = useDeferredValue(Infinity, inSteps ? firstLines : Infinity);
  const day = cart.timeslot?.dateIso ?? null;
  const groups = cart.sectors ?? [
    { sectorId: noSector, name: t`I tuoi prodotti`, cartItems: cart.cartItems ?? [] },
  ];
  const titleOf = ({ sectorId, ...sector }: (typeof groups)[number]): ReactNode =>
    sectorId === waitingSectorId
      ? t`In attesa di rete`
      : sectorId === noSector
        ? sector.name
        : nameText(sector);
  return upTo(groups, most).map(({ group, items }) => (
    <LineGroup
      key={group.sectorId}
      level={level}
      title={titleOf(group)}
      total={money(group.cartItems.reduce((sum, item) => sum + item.grossTotal, 0))}
    >
      {items.map((item) =>
        isCheckout ? (
          <ReadLine key={item.itemId} item={item} day={day} badge={badgeOf?.(item)} />
        ) : (
          <LiveLine
            key={item.itemId}
            item={item}
            day={day}
            badge={badgeOf?.(item)}
            instead={
              Instead &&
              item.shortage && (
                <div id={insteadPlace(item.itemId)} tabIndex={-1}>
                  <Instead cart={cart} item={item} />
                </div>
              )
            }
          />
        ),
      )}
    </LineGroup>
  ));
}

/** What a line says under its name, with a step of its own (QTY-14) and the packages that `quantity` fills. */
function useLineMeta({ product, cartItemInfo }: CartItem, quantity: number): ReactNode {
  const { t } = useLingui();
  const packed = usePackageWords()(product, quantity);
  const step = Number(cartItemInfo.customWeight);
  return (
    <ProductMeta
      product={product}
      chosen={chosenOptionNames(product, cartItemInfo)}
      more={[step > 0 ? t`a passi di ${quantityText(product, step)}` : undefined, packed ?? undefined]}
    />
  );
}

interface LineProps {
  item: CartItem;
  /** Of the cart's slot, `YYYY-MM-DD`. */
  day: string | null;
}

interface LiveLineProps extends LineProps {
  badge: ReactNode;
  instead: ReactNode;
}

function LiveLine({ item, day, badge, instead }: LiveLineProps) {
  const { cart } = useShop().flows;
  const line = useSelector(cart, (snapshot) => lineRef(snapshot, item.itemId));
  return line === null ? (
    <ReadLine item={item} day={day} badge={badge} />
  ) : (
    <EditableLine item={item} day={day} line={line} badge={badge} instead={instead} />
  );
}

/** A sentence on the price of a line, under it. */
const Told = ({ children }: { children: string }) => (
  <Text size="sm" tone="muted">
    {children}
  </Text>
);

/** What a weighed line of `cents` can cost at most; null of any other (B-34). */
function useMostWords(product: Product, cents: number): string | null {
  const { t } = useLingui();
  const { prebilledPct: percent } = useShop().tenant.facts.payments;
  if (cents === 0 || !hasVariableWeight(product.productInfos)) return null;
  const most = moneyOfCents(mostOfLine({ product, gross: cents }, percent));
  return t`Paghi il peso vero, al massimo ${most} (+${percent}%)`;
}

function EditableLine({ item, day, line, badge, instead }: LiveLineProps & { line: CartLineRef }) {
  const { t } = useLingui();
  const words = useQuantityMessages();
  const { product } = item;
  const wanted = useSelector(line, wantedQuantity);
  const hint = useSelector(line, quantityHint);
  const held = useSelector(line, isHeld);
  const prior = usePriorPrice(product);
  const meta = useLineMeta(item, wanted);
  const shortage = useShortageWords()(item, day);
  const { customWeight } = useSelector(line, (snapshot) => snapshot.context);
  const limit = plusQuantity(sellingTerms(product, { customWeight }), wanted).error;
  // Why there is no more to press.
  const limitText = limit === undefined ? undefined : words.hint(product, limit);
  const isOut = item.shortage?.most === 0;
  // Of what cannot be had no price cut is told.
  const former = isOut ? null : formerTotal(product, wanted);
  const told = former === null ? undefined : prior;
  const isVariable = hasVariableWeight(product.productInfos);
  const saved = wanted === effectiveQuantity(item);
  const cents = saved ? toCents(item.grossTotal) : lineTotal(product, wanted);
  const total = moneyOfCents(cents);
  const most = useMostWords(product, cents);
  return (
    <CartLine
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      meta={meta}
      mark={
        <>
          {badge}
          <WaitingMark itemId={item.itemId} />
          {held && <Badge tone="line" icon={pencilIcon}>{t`Da salvare`}</Badge>}
        </>
      }
      note={hint === null ? (shortage ?? limitText) : <span role="status">{words.hint(product, hint)}</span>}
      noteTone="warning"
      stepper={<LineStepper line={line} />}
      total={isVariable ? t`ca. ${total}` : total}
      totalNote={
        <>
          {former !== null && (
            <>
              <VisuallyHidden>{t`invece di`} </VisuallyHidden>
              <s>{moneyOfCents(former)}</s>{' '}
            </>
          )}
          {unitPriceText(product)}
        </>
      }
      heart={<FavouriteButton product={product} />}
      remove={
        <IconButton
          label={t`Rimuovi ${product.name}`}
          icon={trashIcon}
          onClick={() => line.send({ type: 'line.remove' })}
        />
      }
      below={
        told === undefined && most === null && !instead ? undefined : (
          <>
            {told !== undefined && <Told>{told}</Told>}
            {most !== null && <Told>{most}</Told>}
            {instead}
          </>
        )
      }
      out={isOut}
    />
  );
}

function ReadLine({ item, day, badge }: LineProps & { badge: ReactNode }) {
  const { t } = useLingui();
  const quantity = useQuantityWords();
  const { product } = item;
  const { warehousePromo: promo } = product;
  const prior = usePriorPrice(product);
  const total = money(item.grossTotal);
  const most = useMostWords(product, toCents(item.grossTotal));
  return (
    <CartLine
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      meta={useLineMeta(item, effectiveQuantity(item))}
      mark={badge}
      note={useShortageWords()(item, day) ?? undefined}
      noteTone="warning"
      quantity={quantity(product, effectiveQuantity(item))}
      total={hasVariableWeight(product.productInfos) ? t`ca. ${total}` : total}
      totalNote={unitPriceText(product)}
      below={
        promo === null && most === null ? undefined : (
          <Stack gap="1">
            {promo !== null && <PromoView promo={promo} />}
            {promo !== null && prior !== undefined && <Told>{prior}</Told>}
            {most !== null && <Told>{most}</Told>}
          </Stack>
        )
      }
    />
  );
}
