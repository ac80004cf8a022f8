import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PickupPoint } from '../../../contract/api/shopping/delivery.ts';
import { hoursOn } from '../../../contract/rules/time/hours-on.ts';
import { isBookBusy } from '../../../machines/address-book/address-book.selectors.ts';
import { shortHours } from '../../text/day.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { AddressCard } from '../../ui/commerce/AddressCard.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { packageIcon } from '../../ui/icons/package.ts';
import { starIcon } from '../../ui/icons/star.ts';
import { storeIcon } from '../../ui/icons/store.ts';
import { trashIcon } from '../../ui/icons/trash.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import type { AddressBookRef } from './address-book-ref.ts';
import { PreferButton } from './PreferButton.tsx';
import { UseButton } from './UseButton.tsx';
import { useIsInUse } from './use-is-in-use.ts';

interface SavedPointProps {
  book: AddressBookRef;
  point: PickupPoint;
}

/** A store or a locker of the book: when it is open, and when first something can be collected (ADR-03, ADR-32). */
export function SavedPoint({ book, point }: SavedPointProps) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const { addressId, addressName: name, preferred, openingHours, firstSlot } = point;
  const busy = useSelector(book, isBookBusy);
  const isInUse = useIsInUse(addressId);
  const isStore = point.addressType === 'store';
  const hours = hoursOn(openingHours, today);
  const when =
    firstSlot === null ? '' : `${days.relativeWithin(firstSlot.dateIso, today)} ${shortHours(firstSlot)}`;
  const details = [
    openingHours.length > 0 && (hours === null ? t`oggi chiuso` : t`oggi ${hours}`),
    firstSlot !== null && t`primo ritiro ${when}`,
  ].filter((part) => part !== false);
  return (
    <AddressCard
      icon={isStore ? storeIcon : packageIcon}
      title={name}
      mark={
        isStore && (
          <PreferButton
            book={book}
            addressId={addressId}
            label={t`Negozio preferito: ${name}`}
            preferred={preferred}
          />
        )
      }
      details={details.join(' · ')}
      badge={preferred && <Badge icon={starIcon}>{t`Negozio preferito`}</Badge>}
      state={isInUse && <Text tone="muted">{t`In uso per la spesa`}</Text>}
      actions={
        !isInUse && (
          <>
            <UseButton book={book} addressId={addressId} name={name}>{t`Ritira qui`}</UseButton>
            <IconButton
              label={t`Elimina ${name}`}
              icon={trashIcon}
              variant="line"
              disabled={busy}
              onClick={() => book.send({ type: 'address.remove', addressId })}
            />
          </>
        )
      }
    >
      {[point.address1, point.addressNumber].join(' ')}
      <br />
      {`${point.postalcode} ${point.city} ${point.province}`}
    </AddressCard>
  );
}
