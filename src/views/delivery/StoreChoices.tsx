import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import {
  deliveryChoice,
  isSelectorBusy,
  pickupStores,
} from '../../../machines/address-selector/address-selector.selectors.ts';
import { addressText } from '../../text/address.ts';
import { distanceText } from '../../text/distance.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';

/** The stores to pick up at (ADR-30). */
export function StoreChoices({ selector }: { selector: ActorRefFrom<typeof addressSelectorMachine> }) {
  const { t } = useLingui();
  const group = useId();
  const stores = useSelector(selector, pickupStores);
  const choice = useSelector(selector, deliveryChoice);
  const busy = useSelector(selector, isSelectorBusy);
  if (stores.length === 0)
    return (
      <EmptyState title={t`Nessun negozio con ritiro`} level={3}>
        {t`Per ora la spesa arriva solo a casa: scegli un indirizzo di consegna.`}
      </EmptyState>
    );
  return (
    <RadioGroup
      legend={t`Negozi per il ritiro`}
      legendHidden
      columns={1}
      disabledReason={busy ? t`Stiamo salvando la tua scelta` : undefined}
    >
      {stores.map(({ storeId, name, address, distance }) => (
        <ChoiceCard
          key={storeId}
          title={name}
          note={
            distance === null ? addressText(address) : `${distanceText(distance)} · ${addressText(address)}`
          }
          name={group}
          disabled={busy}
          value={String(storeId)}
          checked={choice?.kind === 'store' && choice.storeId === storeId}
          onPick={() => selector.send({ type: 'address.choose', choice: { kind: 'store', storeId } })}
        />
      ))}
    </RadioGroup>
  );
}
