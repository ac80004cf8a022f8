import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { WaitingQuantity } from '../../../contract/rules/offline/waiting-change.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import {
  isSendingChanges,
  waitingRemovals,
} from '../../../machines/offline-queue/offline-queue.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { CartLine, LineGroup } from '../../ui/commerce/CartLine.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { useShop } from '../shop-context.ts';
import { WaitingMark } from './WaitingMark.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** What was taken out without network, which can still be put back (B-27). */
export function WaitingRemovals({ level = 3 }: { level?: 2 | 3 }) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const removals = useSelector(flows.offlineQueue, waitingRemovals);
  if (removals.length === 0) return null;
  const putBack = ({ product: { productId }, from }: WaitingQuantity) => {
    flows.addToCart.send({
      type: 'cart.add',
      request: { kind: 'products', requestId: newUuid(), items: [{ productId, quantity: from }] },
    });
  };
  return (
    <div>
      <LineGroup level={level} title={t`Tolti dal carrello`}>
        {removals.map((removal) => (
          <Removal key={removal.id} removal={removal} onPutBack={() => putBack(removal)} />
        ))}
      </LineGroup>
    </div>
  );
}

function Removal({ removal, onPutBack }: { removal: WaitingQuantity; onPutBack: () => void }) {
  const { t } = useLingui();
  const { product, from, itemId } = removal;
  // What is being sent cannot be taken back by itself.
  const isFixed = useSelector(useShop().flows.offlineQueue, isSendingChanges);
  return (
    <CartLine
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      meta={<ProductMeta product={product} />}
      mark={<WaitingMark itemId={itemId} />}
      stepper={
        isFixed ? undefined : (
          <Button variant="secondary" aria-label={t`Rimetti ${product.name}`} onClick={onPutBack}>
            {t`Rimetti`}
          </Button>
        )
      }
      total={<s>{moneyOfCents(lineTotal(product, from))}</s>}
      totalNote={unitPriceText(product)}
      gone
    />
  );
}
