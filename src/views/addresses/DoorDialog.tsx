import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  bookDoor,
  bookError,
  bookSubject,
  doorErrors,
  isDoorOpen,
  isSavingDoor,
} from '../../../machines/address-book/address-book.selectors.ts';
import type { Door, DoorFields } from '../../../machines/address-book/address-book.types.ts';
import { addressText } from '../../text/address.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { AddressBookRef } from './address-book-ref.ts';

const formId = 'address-door';

/** How the courier finds the door of a saved address (ADR-10, ADR-22). */
export function DoorDialog({ book }: { book: AddressBookRef }) {
  const { t } = useLingui();
  const open = useSelector(book, isDoorOpen);
  const address = useSelector(book, bookSubject);
  const door = useSelector(book, bookDoor);
  const busy = useSelector(book, isSavingDoor);
  const error = useErrorMessage(useSelector(book, bookError));
  if (address === null || door === null) return null;
  return (
    <Dialog
      open={open}
      size="lg"
      title={t`Modifica indirizzo`}
      description={addressText(address)}
      closeLabel={t`Chiudi`}
      onClose={() => book.send({ type: 'door.dismiss' })}
      footer={
        <>
          <Button
            variant="secondary"
            disabledReason={busy ? t`Un momento` : undefined}
            reasonHidden
            onClick={() => book.send({ type: 'place.change' })}
          >
            {t`Cambia il luogo`}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t`Salva indirizzo`}
          </Button>
        </>
      }
    >
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <DoorForm book={book} door={door} />
    </Dialog>
  );
}

function DoorForm({ book, door }: { book: AddressBookRef; door: Door }) {
  const { t } = useLingui();
  const errors = useSelector(book, doorErrors);
  const focusing = useFocusFirstError();
  const field = (name: keyof DoorFields) => ({
    value: door[name],
    error: errors[name],
    onValue: (value: string) => book.send({ type: 'door.changed', field: name, value }),
  });
  return (
    <form
      {...focusing}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        book.send({ type: 'door.save' });
      }}
    >
      <Stack>
        <FormGrid>
          <FormCell span={3} phone={6}>
            <TextField label={t`Nome indirizzo`} required maxLength={60} {...field('addressName')} />
          </FormCell>
          <FormCell span={3} phone={6}>
            <TextField label={t`Nome sul citofono`} required maxLength={60} {...field('doorbellName')} />
          </FormCell>
          <FormCell span={3} phone={6}>
            <TextField label={t`Piano o altro`} maxLength={60} {...field('floor')} />
          </FormCell>
          <FormCell span={3} phone={6}>
            <TextField
              label={t`Telefono di riferimento`}
              required
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={30}
              {...field('referencePhoneNumber')}
            />
          </FormCell>
        </FormGrid>
        <TextArea label={t`Note per la consegna`} maxLength={300} rows={3} {...field('addressNote')} />
        <Checkbox
          label={t`C’è l’ascensore`}
          checked={door.elevator}
          onChecked={(elevator) => book.send({ type: 'elevator.changed', elevator })}
        />
      </Stack>
    </form>
  );
}
