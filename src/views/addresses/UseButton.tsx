import { useSelector } from '@xstate/react';
import { bookSubject, isBookBusy } from '../../../machines/address-book/address-book.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { AddressBookRef } from './address-book-ref.ts';

interface UseButtonProps {
  book: AddressBookRef;
  addressId: number;
  name: string;
  children: string;
}

/** Sends the groceries to an address of the book (ADR-06). */
export function UseButton({ book, addressId, name, children }: UseButtonProps) {
  const busy = useSelector(book, isBookBusy);
  const mine = useSelector(book, (snapshot) => bookSubject(snapshot)?.addressId === addressId);
  return (
    <Button
      variant="secondary"
      aria-label={`${children}: ${name}`}
      busy={busy && mine}
      onClick={() => book.send({ type: 'address.use', addressId })}
    >
      {children}
    </Button>
  );
}
