import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PaymentAuth } from '../../../contract/api/ordering/payment.ts';
import {
  areSavedCardsSignedOut,
  cardToRemove,
  haveSavedCardsFailed,
  isConfirmingCardRemoval,
  isRemovingCard,
  savedCardList,
  savedCardsError,
} from '../../../machines/saved-cards/saved-cards.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';
import { cardExpiry } from '../words/card-expiry.ts';
import { savedCardsPlace } from './saved-cards-place.ts';
import type { SavedCardsRef } from './saved-cards-ref.ts';

interface SavedCardsProps {
  cards: SavedCardsRef;
}

/** 'Carte salvate': each card with its expiry, to be removed after a question (B-44). */
export function SavedCards({ cards }: SavedCardsProps) {
  const { t } = useLingui();
  return (
    <Panel labelledBy={savedCardsPlace}>
      <Heading level={2} look="card" id={savedCardsPlace}>{t`Carte salvate`}</Heading>
      <Cards cards={cards} />
    </Panel>
  );
}

function Cards({ cards }: SavedCardsProps) {
  const { t } = useLingui();
  const list = useSelector(cards, savedCardList);
  const failed = useSelector(cards, haveSavedCardsFailed);
  const isSignedOut = useSelector(cards, areSavedCardsSignedOut);
  const subject = useSelector(cards, cardToRemove);
  const isRemoving = useSelector(cards, isRemovingCard);
  const error = useErrorMessage(useSelector(cards, savedCardsError));
  const reload = () => cards.send({ type: 'cards.reload' });
  if (failed)
    return (
      <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
        {t`Non riusciamo a caricare le carte salvate.`}
      </Alert>
    );
  if (list === null) {
    const waiting = (
      <Stack busy>
        <Skeleton height="panel" />
      </Stack>
    );
    return isSignedOut ? <AwaitingSession onRetry={reload}>{waiting}</AwaitingSession> : waiting;
  }
  return (
    <>
      <MessageArea role="alert">{error !== null && <Alert tone="danger">{error}</Alert>}</MessageArea>
      {list.length === 0 ? (
        <Text tone="muted" reading>
          {t`Non hai carte salvate. Puoi salvarne una mentre paghi.`}
        </Text>
      ) : (
        <DetailRows>
          {list.map((card) => (
            <CardRow
              key={card.userPaymentAuthId}
              card={card}
              isRemoving={isRemoving && subject === card}
              onRemove={() => cards.send({ type: 'card.remove', authId: card.userPaymentAuthId })}
            />
          ))}
        </DetailRows>
      )}
    </>
  );
}

interface CardRowProps {
  card: PaymentAuth;
  isRemoving: boolean;
  onRemove: () => void;
}

function CardRow({ card: { name, expireDate }, isRemoving, onRemove }: CardRowProps) {
  const { t } = useLingui();
  const isExpired = expireDate < useShop().today;
  const expiry = cardExpiry(expireDate);
  return (
    <DetailRow
      name={name}
      value={isExpired ? t`Scaduta ${expiry}` : t`Scade ${expiry}`}
      action={
        <TextButton
          small
          aria-label={isExpired ? t`Rimuovi ${name}, scaduta ${expiry}` : t`Rimuovi ${name}, scade ${expiry}`}
          aria-busy={isRemoving || undefined}
          onClick={onRemove}
        >
          {t`Rimuovi`}
        </TextButton>
      }
    />
  );
}

/** Asks before a saved card is removed (B-44). */
export function RemoveCardDialog({ cards }: SavedCardsProps) {
  const { t } = useLingui();
  const open = useSelector(cards, isConfirmingCardRemoval);
  const name = useSelector(cards, cardToRemove)?.name ?? '';
  return (
    <ConfirmDialog
      open={open}
      danger
      question={t`Vuoi rimuovere la carta ${name}?`}
      noLabel={t`Annulla`}
      yesLabel={t`Rimuovi`}
      onNo={() => cards.send({ type: 'removal.decline' })}
      onYes={() => cards.send({ type: 'removal.confirm' })}
    >
      {t`Non la troverai più quando paghi. Gli ordini già fatti non cambiano.`}
    </ConfirmDialog>
  );
}
