import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { bagsMachine } from '../../../machines/bags/bags.machine.ts';
import { isBagBusy, listedBags } from '../../../machines/bags/bags.selectors.ts';
import { bagsRef } from '../../../machines/checkout/checkout.selectors.ts';
import { euro } from '../../text/money.ts';
import { AddButton } from '../../ui/buttons/AddButton.tsx';
import { CartLine } from '../../ui/commerce/CartLine.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { trashIcon } from '../../ui/icons/trash.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { addRequest } from '../product-tile/add-request.ts';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useShop } from '../shop-context.ts';
import type { CheckoutFlow } from './checkout-ref.ts';

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
  if (products.length === 0) return null;
  return (
    <Panel labelledBy="sacchetti">
      <Heading level={2} look="card" id="sacchetti">
        {t`Sacchetti`}
      </Heading>
      <ul>
        {products.map((product) => (
          <Bag
            key={product.productId}
            product={product}
            cart={cart}
            busy={busy}
            onRemove={() => bags.send({ type: 'bag.remove', productId: product.productId })}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface BagProps {
  product: Product;
  cart: Cart;
  busy: boolean;
  onRemove: () => void;
}

function Bag({ product, cart, busy, onRemove }: BagProps) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const held = cart.orderPackages.find((pack) => pack.package.descr === product.name);
  const add = () =>
    flows.addToCart.send({
      type: 'cart.add',
      request: addRequest({ product, key: newUuid(), acceptAlternatives: true }),
    });
  return (
    <CartLine
      name={product.name}
      picture={thumbPicture(product)}
      meta={t`${euro(product.priceDisplay)} l’una`}
      note={held === undefined ? undefined : t`Nel carrello: ${held.quantity}`}
      total={held === undefined ? '' : euro(held.totalPrice)}
      stepper={
        <AddButton
          look="plus"
          label={t`Aggiungi ${product.name} al carrello`}
          word={t`Aggiungi`}
          onClick={add}
        />
      }
      remove={
        held === undefined ? undefined : (
          <IconButton label={t`Rimuovi ${product.name}`} icon={trashIcon} busy={busy} onClick={onRemove} />
        )
      }
    />
  );
}
