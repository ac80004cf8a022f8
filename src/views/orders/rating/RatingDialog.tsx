import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  chosenRating,
  isRatingBusy,
  isRatingOpen,
  ratingError,
  ratingText,
} from '../../../../machines/rating/rating.selectors.ts';
import { useErrorMessage } from '../../../text/use-error-messages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../../ui/feedback/Alert.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { StarRating } from '../../../ui/orders/StarRating.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import type { RatingRef } from '../delivered/order-right-refs.ts';

const textLimit = 1000;

/** Five stars and what could be better (ORD-10). */
export function RatingDialog({ orderId, rating }: { orderId: number; rating: RatingRef }) {
  const { t } = useLingui();
  const open = useSelector(rating, isRatingOpen);
  const busy = useSelector(rating, isRatingBusy);
  const chosen = useSelector(rating, chosenRating);
  const text = useSelector(rating, ratingText);
  const error = useErrorMessage(useSelector(rating, ratingError));
  const title = t`Com’è andata?`;
  const close = () => rating.send({ type: 'rating.close' });
  return (
    <Dialog
      open={open}
      title={title}
      description={t`Ordine ${orderId}`}
      closeLabel={t`Chiudi`}
      onClose={close}
      footer={
        <Row justify="end" wrap>
          <Button variant="ghost" onClick={close}>
            {t`Non ora`}
          </Button>
          <Button
            busy={busy}
            disabledReason={chosen === null ? t`Scegli prima da una a cinque stelle` : undefined}
            onClick={() => rating.send({ type: 'rating.send' })}
          >
            {t`Manda`}
          </Button>
        </Row>
      }
    >
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <StarRating
        label={title}
        name="voto"
        starLabel={(value) => t`Voto: ${value} su 5`}
        chosen={chosen}
        onChoose={(value) => rating.send({ type: 'rating.choose', rating: value })}
      />
      {chosen !== null && <Text weight="strong">{t`${chosen} su 5`}</Text>}
      <TextArea
        label={t`Cosa possiamo fare meglio?`}
        counter={t`${text.length} di ${textLimit} caratteri`}
        value={text}
        maxLength={textLimit}
        onValue={(next) => rating.send({ type: 'text.change', text: next })}
      />
    </Dialog>
  );
}
