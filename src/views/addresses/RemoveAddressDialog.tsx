import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { bookSubject, isConfirmingRemoval } from '../../../machines/address-book/address-book.selectors.ts';
import { addressText } from '../../text/address.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';
import type { AddressBookRef } from './address-book-ref.ts';

/** Deleting an address asks first (ADR-12). */
export function RemoveAddressDialog({ book }: { book: AddressBookRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const open = useSelector(book, isConfirmingRemoval);
  const address = useSelector(book, bookSubject);
  return (
    <ConfirmDialog
      open={open}
      danger
      question={t({ id: 'message.removeAddress', message: 'Vuoi eliminare l’indirizzo?' })}
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => book.send({ type: 'removal.decline' })}
      onYes={() => book.send({ type: 'removal.confirm' })}
    >
      {address !== null && `${address.addressName}: ${addressText(address)}`}
    </ConfirmDialog>
  );
}
