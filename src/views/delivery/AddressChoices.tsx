import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import {
  chosenAddressId,
  isSelectorBusy,
  savedAddresses,
} from '../../../machines/address-selector/address-selector.selectors.ts';
import { addressText } from '../../text/address.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { starIcon } from '../../ui/icons/star.ts';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';

/** The saved addresses; the preferred one is starred (ADR-03). */
export function AddressChoices({ selector }: { selector: ActorRefFrom<typeof addressSelectorMachine> }) {
  const { t } = useLingui();
  const group = useId();
  const addresses = useSelector(selector, savedAddresses);
  const chosenId = useSelector(selector, chosenAddressId);
  const busy = useSelector(selector, isSelectorBusy);
  return (
    <RadioGroup
      legend={t`I tuoi indirizzi`}
      legendHidden
      columns={1}
      disabledReason={busy ? t`Stiamo salvando la tua scelta` : undefined}
    >
      {addresses.map((address) => (
        <ChoiceCard
          key={address.addressId}
          title={address.addressName}
          note={
            <>
              {addressText(address)}
              {address.preferred && (
                <>
                  {' · '}
                  {t`Indirizzo preferito`}
                </>
              )}
            </>
          }
          icon={address.preferred ? starIcon : undefined}
          isIconFilled
          name={group}
          disabled={busy}
          value={String(address.addressId)}
          checked={chosenId === address.addressId}
          onPick={() => selector.send({ type: 'address.choose', addressId: address.addressId })}
        />
      ))}
    </RadioGroup>
  );
}
