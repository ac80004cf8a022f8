import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Address } from '../../../contract/api/shopping/delivery.ts';
import { isBookBusy } from '../../../machines/address-book/address-book.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { AddressCard } from '../../ui/commerce/AddressCard.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { homeIcon } from '../../ui/icons/home.ts';
import { pencilIcon } from '../../ui/icons/pencil.ts';
import { starIcon } from '../../ui/icons/star.ts';
import { trashIcon } from '../../ui/icons/trash.ts';
import { triangleAlertIcon } from '../../ui/icons/triangle-alert.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import type { AddressBookRef } from './address-book-ref.ts';

interface SavedAddressProps {
  book: AddressBookRef;
  address: Address;
}

/** A home; the one the shopping goes to cannot be deleted (ADR-03, ADR-10, ADR-12). */
export function SavedAddress({ book, address }: SavedAddressProps) {
  const { t } = useLingui();
  const { addressId, addressName: name, preferred } = address;
  const busy = useSelector(book, isBookBusy);
  const isInUse = useSelector(useShop().flows.cart, (snapshot) => {
    const chosen = shownCart(snapshot)?.shippingAddress;
    return chosen?.addressId === addressId && !chosen.autoAssigned;
  });
  const details = [
    address.doorbellName !== '' && t`Citofono ${address.doorbellName}`,
    address.floor !== '' && t`piano ${address.floor}`,
    address.elevator && t`ascensore`,
    address.referencePhoneNumber,
    address.addressNote,
  ].filter((part) => part !== false && part !== '');
  return (
    <AddressCard
      icon={homeIcon}
      title={name}
      mark={
        preferred ? undefined : (
          <IconButton
            label={t`Preferisci ${name}`}
            icon={starIcon}
            disabled={busy}
            onClick={() => book.send({ type: 'address.prefer', addressId })}
          />
        )
      }
      details={details.join(' · ')}
      badge={
        <>
          {preferred && <Badge icon={starIcon}>{t`Indirizzo preferito`}</Badge>}
          {address.active === 0 && (
            <Badge tone="warning" icon={triangleAlertIcon}>
              {t`Fuori zona`}
            </Badge>
          )}
        </>
      }
      state={isInUse && <Text tone="muted">{t`In uso per la spesa`}</Text>}
      actions={
        <>
          <IconButton
            label={t`Modifica ${name}`}
            icon={pencilIcon}
            variant="line"
            disabled={busy}
            onClick={() => book.send({ type: 'address.edit', addressId })}
          />
          {!isInUse && (
            <IconButton
              label={t`Elimina ${name}`}
              icon={trashIcon}
              variant="line"
              disabled={busy}
              onClick={() => book.send({ type: 'address.remove', addressId })}
            />
          )}
        </>
      }
    >
      {[address.address1, address.addressNumber].join(' ')}
      <br />
      {`${address.postalcode} ${address.city} ${address.province}`}
    </AddressCard>
  );
}
