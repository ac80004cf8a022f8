import { useSelector } from '@xstate/react';
import { isBookBusy } from '../../../machines/address-book/address-book.selectors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { starIcon } from '../../ui/icons/star.ts';
import type { AddressBookRef } from './address-book-ref.ts';

interface PreferButtonProps {
  book: AddressBookRef;
  addressId: number;
  label: string;
  preferred: boolean;
}

/** The star of an address: one home and one store have it; another one takes it (ADR-03). */
export function PreferButton({ book, addressId, label, preferred }: PreferButtonProps) {
  const busy = useSelector(book, isBookBusy);
  return (
    <IconButton
      label={label}
      icon={starIcon}
      filled={preferred}
      aria-pressed={preferred}
      disabled={busy || preferred}
      onClick={() => book.send({ type: 'address.prefer', addressId })}
    />
  );
}
