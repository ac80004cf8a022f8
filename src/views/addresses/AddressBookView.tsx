import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  bookedAddresses,
  bookError,
  hasBookFailed,
  isBookAwaitingSession,
  isDoorOpen,
} from '../../../machines/address-book/address-book.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AddressCards } from '../../ui/commerce/AddressCard.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { plusIcon } from '../../ui/icons/plus.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';
import type { AddressBookRef } from './address-book-ref.ts';
import { DoorDialog } from './DoorDialog.tsx';
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx';
import { SavedAddress } from './SavedAddress.tsx';

/** 'I miei indirizzi' (ADR-11). */
export function AddressBookView({ book }: { book: AddressBookRef }) {
  const { t } = useLingui();
  const { shop } = useShop().flows;
  return (
    <ProfileLayout current={paths.addresses}>
      <Row justify="between" wrap>
        <Heading level={1}>{t`I miei indirizzi`}</Heading>
        <Button icon={plusIcon} onClick={() => shop.send({ type: 'delivery.open', want: 'address' })}>
          {t`Aggiungi indirizzo`}
        </Button>
      </Row>
      <Addresses book={book} />
      <RemoveAddressDialog book={book} />
      <DoorDialog book={book} />
    </ProfileLayout>
  );
}

function Addresses({ book }: { book: AddressBookRef }) {
  const { t } = useLingui();
  const addresses = useSelector(book, bookedAddresses);
  const hasFailed = useSelector(book, hasBookFailed);
  const isAwaitingSession = useSelector(book, isBookAwaitingSession);
  const describing = useSelector(book, isDoorOpen);
  const error = useErrorMessage(useSelector(book, bookError));
  const reload = () => book.send({ type: 'book.reload' });
  if (hasFailed)
    return (
      <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
        {t`Non riusciamo a caricare gli indirizzi.`}
      </Alert>
    );
  if (isAwaitingSession)
    return (
      <AwaitingSession level={2} onRetry={reload}>
        <AddressesSkeleton />
      </AwaitingSession>
    );
  if (addresses === null) return <AddressesSkeleton />;
  if (addresses.length === 0)
    return (
      <EmptyState title={t`Non hai ancora indirizzi`} level={2} picture="/media/emoji/1f4e6-240.webp">
        {t`Il primo si salva qui o quando scegli la consegna.`}
      </EmptyState>
    );
  return (
    <Stack>
      {error !== null && !describing && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <Heading level={2}>{t`A casa`}</Heading>
      <AddressCards>
        {addresses.map((address) => (
          <SavedAddress key={address.addressId} book={book} address={address} />
        ))}
      </AddressCards>
    </Stack>
  );
}

const AddressesSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);
