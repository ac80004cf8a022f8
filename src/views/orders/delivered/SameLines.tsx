import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { OrderDelivery } from '../../../../contract/api/ordering/order-delivery.ts';
import { travelledQuantity } from '../../../../contract/rules/claim/claim-item.ts';
import { isPickingClaim } from '../../../../machines/claim/claim.selectors.ts';
import { money } from '../../../text/money.ts';
import { paths } from '../../../routing/paths.ts';
import { Fold } from '../../../ui/buttons/Fold.tsx';
import { TextButton } from '../../../ui/buttons/TextLink.tsx';
import { CartLine, LineGroup } from '../../../ui/commerce/CartLine.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { thumbPicture } from '../../product-tile/product-picture.ts';
import { unitPriceText } from '../../product-tile/unit-price-text.ts';
import { useQuantityWords } from '../../words/use-quantity-words.ts';
import { partedLines } from './changed-lines.ts';
import { ClaimButtons } from './ClaimButtons.tsx';
import type { ClaimRef } from './order-right-refs.ts';
import { useClaimable } from './use-claimable.ts';
import { ProductMeta } from '../../words/ProductMeta.tsx';
import { nameText } from '../../../ui/primitives/DataText.tsx';

interface SameLinesProps {
  order: Order;
  delivery: OrderDelivery;
  claim: ClaimRef;
}

/** The lines that came as ordered, folded until one of them is to be claimed (B-22). */
export function SameLines({ order, delivery, claim }: SameLinesProps) {
  const { t } = useLingui();
  const quantity = useQuantityWords();
  const claimable = useClaimable(delivery);
  const { same: items } = partedLines(order);
  const isPicking = useSelector(claim, isPickingClaim);
  const isOpen = isPicking && claimable !== null;
  const title = t`${plural(items.length, { one: '# come ordinato', other: '# come ordinati' })}`;
  const lines = items.map((item) => (
    <CartLine
      key={item.orderItemId}
      name={nameText(item.product)}
      href={paths.product(item.product.slug)}
      picture={thumbPicture(item.product)}
      meta={<ProductMeta product={item.product} />}
      quantity={quantity(item.product, travelledQuantity(item))}
      total={money(item.delivery?.grossTotal ?? item.grossTotal)}
      totalNote={unitPriceText(item.product)}
      {...(isOpen && {
        below: (
          <Row wrap>
            <ClaimButtons claim={claim} item={item} claimable={claimable} />
          </Row>
        ),
      })}
    />
  ));
  if (items.length === 0) return null;
  return (
    <Panel>
      {claimable !== null && (
        <Row justify="end">
          {isOpen ? (
            <TextButton
              onClick={() => claim.send({ type: 'claim.pickDone' })}
            >{t`Chiudi l’elenco`}</TextButton>
          ) : (
            <TextButton
              onClick={() => claim.send({ type: 'claim.pick' })}
            >{t`Segnala un prodotto`}</TextButton>
          )}
        </Row>
      )}
      {isOpen ? (
        <LineGroup title={title} level={2}>
          {lines}
        </LineGroup>
      ) : (
        <Fold title={title} level={2}>
          <ul>{lines}</ul>
        </Fold>
      )}
    </Panel>
  );
}
