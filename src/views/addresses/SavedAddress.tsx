import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Address } from '../../../contract/api/shopping/delivery.ts';
import { isBookBusy } from '../../../machines/address-book/address-book.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
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
import { PreferButton } from './PreferButton.tsx';
import { UseButton } from './UseButton.tsx';
import { useIsInUse } from './use-is-in-use.ts';

interface SavedAddressProps {
  book: AddressBookRef;
  address: Address;
}

/** A home; the one the shopping goes to cannot be deleted (ADR-03, ADR-10, ADR-12). */
export function SavedAddress({ book, address }: SavedAddressProps) {
  const { t } = useLingui();
  const { addressId, addressName: name, preferred } = address;
  const busy = useSelector(book, isBookBusy);
  const { shop } = useShop().flows;
  const isInUse = useIsInUse(addressId);
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
        <PreferButton
          book={book}
          addressId={addressId}
          label={t`Indirizzo preferito: ${name}`}
          preferred={preferred}
        />
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
          {!isInUse && address.active === 1 && (
            <UseButton book={book} addressId={addressId} name={name}>{t`Consegna qui`}</UseButton>
          )}
          {address.active === 0 && (
            <Button
              variant="secondary"
              onClick={() => shop.send({ type: 'delivery.open', want: 'address', addressType: 'store' })}
            >
              {t`Ritiro più vicino`}
            </Button>
          )}
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
