import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { areProductsOnTheirWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { emptiedItems } from '../../../machines/cart-emptying/cart-emptying.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

/** Offers what was in a cart that was emptied a short time ago: as it was, or as a list (B-43). */
export function EmptiedCart({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const hasLists = useHas('lists');
  const isAdding = useSelector(flows.addToCart, areProductsOnTheirWay);
  const emptying = flows.cartEmptying;
  useEffect(() => emptying.send({ type: 'offer.recall' }), [emptying]);
  const items = useSelector(emptying, (current) => emptiedItems(current, cart));
  if (items === null) return null;
  const putBack = () =>
    flows.addToCart.send({
      type: 'cart.add',
      request: { kind: 'products', requestId: newUuid(), items },
    });
  const saveAsList = () =>
    flows.listSelector.send({
      type: 'selector.open',
      subject: {
        kind: 'many',
        name: t`Carrello svuotato`,
        items: items.map(({ productId, quantity }) => ({ productId, quantity })),
      },
    });
  return (
    <Alert
      title={t`Hai svuotato il carrello`}
      action={
        <Row wrap>
          <Button size="sm" busy={isAdding} onClick={putBack}>
            {t`Rimetti tutto`}
          </Button>
          {hasLists && (
            <Button size="sm" variant="secondary" onClick={saveAsList}>
              {t`Salva come lista`}
            </Button>
          )}
        </Row>
      }
    >
      {t`Per dieci minuti puoi rimettere i prodotti che c’erano.`}
    </Alert>
  );
}
