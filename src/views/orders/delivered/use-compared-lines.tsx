import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '../../../../contract/api/ordering/order.ts';
import type { LineDelivery } from '../../../../contract/api/ordering/order-delivery.ts';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import { travelledQuantity } from '../../../../contract/rules/claim/claim-item.ts';
import { money } from '../../../text/money.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { checkIcon } from '../../../ui/icons/check.ts';
import { Icon } from '../../../ui/primitives/Icon.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import type { ComparedLine } from '../../../ui/orders/ComparedLines.tsx';
import { thumbPicture } from '../../product-tile/product-picture.ts';
import { useQuantityWords } from '../../words/use-quantity-words.ts';
import { useClaimWords } from '../claim/use-claim-words.ts';
import { ClaimButtons } from './ClaimButtons.tsx';
import type { ClaimRef } from './order-right-refs.ts';
import { nameText } from '../../../ui/primitives/DataText.tsx';

const noBreak = '\u00A0';

/** 0.09 as "+0,09 €": a difference always says which way it goes. */
export const signedEuro = (amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount));

interface Claims {
  claim: ClaimRef;
  /** In EUR; null once the time to claim is over. */
  claimable: number | null;
}

/** Lines that did not come as ordered, as the table of them shows them (B-22). */
export function useComparedLines({ claim, claimable }: Claims) {
  const { t } = useLingui();
  const quantityWords = useQuantityWords();
  const claimWords = useClaimWords();
  const amount = (product: Product, line: { quantity: number; weight: number }) =>
    quantityWords(product, travelledQuantity(line));
  const states = {
    delivered: null,
    reweighed: <Badge tone="info">{t`Peso vero`}</Badge>,
    replaced: <Badge tone="warning">{t`Sostituito`}</Badge>,
    missing: <Badge tone="danger">{t`Mancante`}</Badge>,
    fewer: <Badge tone="danger">{t`Di meno`}</Badge>,
  };
  const arrived = (product: Product, { state, replacement, ...came }: LineDelivery) => {
    if (replacement !== null) {
      const instead = amount(replacement.product, replacement);
      return (
        <>
          {nameText(replacement.product)}, {instead} · {money(came.grossTotal)}
        </>
      );
    }
    return state === 'missing' ? t`Non arrivato` : `${amount(product, came)} · ${money(came.grossTotal)}`;
  };
  const note = ({ state, replacement }: LineDelivery) => {
    if (replacement !== null) return replacement.chosenBy === 'shopper' ? t`Scelto da te` : t`Scelto da noi`;
    return state === 'missing' ? t`Non lo paghi` : undefined;
  };
  return (item: OrderItem): ComparedLine => {
    const { product, delivery } = item;
    const ordered = `${amount(product, item)}${noBreak}· ${money(item.grossTotal)}`;
    const isStruck = delivery?.state === 'missing' || delivery?.state === 'replaced';
    return {
      key: item.orderItemId,
      name: nameText(product),
      picture: thumbPicture(product),
      marks: (
        <Row gap="1" wrap>
          {delivery !== null && states[delivery.state]}
          {item.claim !== null && <Badge tone="line">{t`Segnalato`}</Badge>}
        </Row>
      ),
      ordered: isStruck ? <s>{ordered}</s> : ordered,
      arrived: delivery === null ? t`Non ancora` : arrived(product, delivery),
      note: (
        <>
          {delivery !== null && (
            <Text as="span" tone="muted">
              {note(delivery)}
            </Text>
          )}
          {item.claim !== null && (
            <Text tone="muted">
              {claimWords.reasons[item.claim.reason]} · {t`segnalazione ${item.claim.number}`}
            </Text>
          )}
        </>
      ),
      difference: signedEuro(delivery?.difference ?? 0),
      actions:
        item.claim !== null ? (
          <Text as="span" weight="strong" tone={item.claim.state === 'refunded' ? 'success' : 'text'}>
            {item.claim.state === 'refunded' && (
              <>
                <Icon of={checkIcon} size="sm" />{' '}
              </>
            )}
            {claimWords.state(item.claim)}
          </Text>
        ) : (
          claimable !== null && <ClaimButtons claim={claim} item={item} claimable={claimable} />
        ),
    };
  };
}
