import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  bookedAddresses,
  bookEditorRef,
  bookError,
  hasBookFailed,
  isBookSignedOut,
  isDoorOpen,
} from '../../../machines/address-book/address-book.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AddressCards } from '../../ui/commerce/AddressCard.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { plusIcon } from '../../ui/icons/plus.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { AddressEditorDialog } from '../delivery/AddressEditorDialog.tsx';
import type { AddressBookRef } from './address-book-ref.ts';
import { DoorDialog } from './DoorDialog.tsx';
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx';
import { SavedAddress } from './SavedAddress.tsx';
import { SavedPoints } from './SavedPoints.tsx';

/** 'I miei indirizzi': homes, and the stores and lockers that were chosen (ADR-11, ADR-32). */
export function AddressBookView({ book }: { book: AddressBookRef }) {
  const { t } = useLingui();
  const editor = useSelector(book, bookEditorRef);
  return (
    <ProfileLayout current={paths.addresses}>
      <Row justify="between" wrap>
        <Heading level={1}>{t`I miei indirizzi`}</Heading>
        <Button icon={plusIcon} onClick={() => book.send({ type: 'address.add' })}>
          {t`Aggiungi indirizzo`}
        </Button>
      </Row>
      <Addresses book={book} />
      <RemoveAddressDialog book={book} />
      <DoorDialog book={book} />
      {editor !== undefined && <AddressEditorDialog editor={editor} />}
    </ProfileLayout>
  );
}

function Addresses({ book }: { book: AddressBookRef }) {
  const { t } = useLingui();
  const addresses = useSelector(book, bookedAddresses);
  const hasFailed = useSelector(book, hasBookFailed);
  const isAwaitingSession = useSelector(book, isBookSignedOut);
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
      <AwaitingSession onRetry={reload}>
        <AddressesSkeleton />
      </AwaitingSession>
    );
  if (addresses === null) return <AddressesSkeleton />;
  return (
    <Stack>
      {error !== null && !describing && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <Heading level={2}>{t`A casa`}</Heading>
      {addresses.length === 0 ? (
        <Text tone="muted">{t`Non hai ancora indirizzi: il primo si salva qui o quando scegli la consegna.`}</Text>
      ) : (
        <AddressCards>
          {addresses.map((address) => (
            <SavedAddress key={address.addressId} book={book} address={address} />
          ))}
        </AddressCards>
      )}
      <SavedPoints book={book} />
    </Stack>
  );
}

const AddressesSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);
