import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import { minusQuantity, plusQuantity } from '../../../contract/rules/quantity/quantity-step.ts';
import { quantityAbove, sumOfQuantities } from '../../../contract/rules/quantity/quantity-sum.ts';
import { typedQuantity } from '../../../contract/rules/quantity/quantity-typed.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import type { BagRemoval, bagsMachine } from '../../../machines/bags/bags.machine.ts';
import { areBagsLoading, isBagBusy, listedBags } from '../../../machines/bags/bags.selectors.ts';
import { bagsRef } from '../../../machines/checkout/checkout.selectors.ts';
import { money, moneyOfCents } from '../../text/money.ts';
import { AddButton } from '../../ui/buttons/AddButton.tsx';
import { CartLine } from '../../ui/commerce/CartLine.tsx';
import { Fold } from '../../ui/buttons/Fold.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useAddToCart } from '../product-tile/use-add-to-cart.ts';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useQuantityOnItsWay } from '../product-tile/use-quantity-on-its-way.ts';
import { QuantityStepper, type QuantityEvent } from '../quantity/QuantityStepper.tsx';
import type { CheckoutFlow } from './checkout-ref.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

interface BagsPanelProps {
  checkout: CheckoutFlow;
  cart: Cart;
}

/** Bags, each with its price, on lines of their own (CHK-03, B-13). */
export function BagsPanel({ checkout, cart }: BagsPanelProps) {
  const bags = useSelector(checkout, bagsRef);
  return bags === undefined ? null : <Bags bags={bags} cart={cart} />;
}

function Bags({ bags, cart }: { bags: ActorRefFrom<typeof bagsMachine>; cart: Cart }) {
  const { t } = useLingui();
  const products = useSelector(bags, listedBags);
  const busy = useSelector(bags, isBagBusy);
  const loading = useSelector(bags, areBagsLoading);
  const taken = cart.orderPackages.reduce((sum, pack) => sum + pack.quantity, 0);
  if (loading)
    return (
      <Panel>
        <Stack busy>
          <Skeleton height="control" />
        </Stack>
      </Panel>
    );
  if (products.length === 0) return null;
  return (
    <Panel labelledBy="sacchetti">
      <Fold
        title={t`Sacchetti`}
        level={2}
        id="sacchetti"
        note={taken > 0 ? t`Nel carrello: ${taken}` : undefined}
      >
        <ul>
          {products.map((product) => (
            <Bag
              key={product.productId}
              product={product}
              cart={cart}
              busy={busy}
              onRemove={(removal) => bags.send({ type: 'bag.remove', ...removal })}
            />
          ))}
        </ul>
      </Fold>
    </Panel>
  );
}

interface BagProps {
  product: Product;
  cart: Cart;
  busy: boolean;
  onRemove: (removal: BagRemoval) => void;
}

function Bag({ product, cart, busy, onRemove }: BagProps) {
  const { t } = useLingui();
  const addToCart = useAddToCart();
  // A package in the cart is told by its name alone: the contract gives it no product.
  const held = cart.orderPackages.find((pack) => pack.package.descr === product.name);
  const onItsWay = useQuantityOnItsWay(product);
  const quantity = sumOfQuantities([held?.quantity ?? 0, onItsWay]);
  const change = (event: QuantityEvent) => {
    const wanted = wantedQuantity(product, quantity, event);
    if (wanted > quantity) addToCart(product, { quantity: quantityAbove(wanted, quantity) });
    else if (held !== undefined && wanted < quantity) onRemove({ itemId: held.orderPackageId, left: wanted });
  };
  return (
    <CartLine
      name={nameText(product)}
      picture={thumbPicture(product)}
      meta={t`${money(product.priceDisplay)} l’una`}
      total={quantity === 0 ? '' : moneyOfCents(lineTotal(product, quantity))}
      stepper={
        quantity === 0 ? (
          <AddButton
            look="plus"
            label={t`Aggiungi ${product.name} al carrello`}
            word={t`Aggiungi`}
            onClick={() => addToCart(product)}
          />
        ) : (
          <QuantityStepper
            product={product}
            quantity={quantity}
            size="line"
            below="removes"
            busy={busy || onItsWay > 0}
            isAdding={onItsWay > 0}
            onChange={change}
          />
        )
      }
    />
  );
}

function wantedQuantity(product: Product, quantity: number, event: QuantityEvent): number {
  const terms = sellingTerms(product);
  if (event.type === 'quantity.increase') return plusQuantity(terms, quantity).quantity;
  if (event.type === 'quantity.decrease') return minusQuantity(terms, quantity).quantity;
  return typedQuantity(terms, event.text, quantity).quantity;
}
