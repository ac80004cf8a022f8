import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { isRatingKnown, isRatingUnread, savedRating } from '../../../../machines/rating/rating.selectors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stars } from '../../../ui/orders/StarRating.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import type { RatingRef } from '../delivered/order-right-refs.ts';
import { RatingDialog } from './RatingDialog.tsx';

/** How an order was, said once and changed later (ORD-10). */
export function RatingPanel({ order, rating }: { order: Order; rating: RatingRef }) {
  const { t } = useLingui();
  const saved = useSelector(rating, savedRating);
  const isKnown = useSelector(rating, isRatingKnown);
  const isUnread = useSelector(rating, isRatingUnread);
  const { noteId } = order;
  // The page is rendered without it: what was said is asked for by the browser.
  useEffect(() => rating.send({ type: 'order.known', noteId }), [rating, noteId]);
  return (
    <Panel labelledBy="voto">
      <Heading level={2} look="card" id="voto">
        {t`Com’è andata?`}
      </Heading>
      {isUnread && (
        <Alert
          tone="danger"
          role="alert"
          action={<Button onClick={() => rating.send({ type: 'rating.reload' })}>{t`Riprova`}</Button>}
        >
          {t`Non riusciamo a caricare il tuo voto.`}
        </Alert>
      )}
      {saved !== null && (
        <>
          <Stars label={t`Il tuo voto: ${saved.rating} su 5`} value={saved.rating} />
          {saved.text !== '' && <Text tone="muted">{saved.text}</Text>}
        </>
      )}
      {!isUnread && (
        <Row>
          <Button variant="secondary" busy={!isKnown} onClick={() => rating.send({ type: 'rating.open' })}>
            {saved === null ? t`Dai un voto` : t`Cambia`}
          </Button>
        </Row>
      )}
      <RatingDialog orderId={order.orderId} rating={rating} />
    </Panel>
  );
}
