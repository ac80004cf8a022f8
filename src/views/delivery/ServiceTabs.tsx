import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { AddressType } from '../../../contract/api/shopping/delivery.ts';
import { deliveryWays } from '../../../contract/rules/checkout/delivery-ways.ts';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import { chosenAddressType } from '../../../machines/address-selector/address-selector.selectors.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { packageIcon } from '../../ui/icons/package.ts';
import { storeIcon } from '../../ui/icons/store.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import type { IconShape } from '../../ui/primitives/icon-shape.ts';
import { useShop } from '../shop-context.ts';

interface ServiceTabsProps {
  selector: ActorRefFrom<typeof addressSelectorMachine>;
  /** The id of the panel they switch. */
  panelId: string;
}

/** At home, at a store or at a locker, as the brand has them (ADR-02, ADR-05, ADR-32). */
export function ServiceTabs({ selector, panelId }: ServiceTabsProps) {
  const { t } = useLingui();
  const types = deliveryWays(useShop().tenant.facts);
  const selected = useSelector(selector, chosenAddressType);
  const tabs: Record<AddressType, { label: string; icon: IconShape }> = {
    home: { label: t`A casa`, icon: truckIcon },
    store: { label: t`Ritiro`, icon: storeIcon },
    locker: { label: t`Locker`, icon: packageIcon },
  };
  return (
    <Segmented
      label={t`Servizio`}
      panelId={panelId}
      selected={selected}
      segments={types.map((id) => ({ id, ...tabs[id] }))}
      onSelect={(id) => {
        const addressType = types.find((type) => type === id);
        if (addressType !== undefined) selector.send({ type: 'service.choose', addressType });
      }}
    />
  );
}
