import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import { chosenService } from '../../../machines/address-selector/address-selector.selectors.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { storeIcon } from '../../ui/icons/store.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import type { IconShape } from '../../ui/primitives/icon-shape.ts';
import { useShop } from '../shop-context.ts';

interface ServiceTabsProps {
  selector: ActorRefFrom<typeof addressSelectorMachine>;
  /** The id of the panel they switch. */
  panelId: string;
}

/** At home or at a store, where the shop has both (ADR-02, ADR-05). */
export function ServiceTabs({ selector, panelId }: ServiceTabsProps) {
  const { t } = useLingui();
  const { deliveryServices } = useShop().tenant.facts;
  const service = useSelector(selector, chosenService);
  const tabs: Record<DeliveryServiceId, { label: string; icon: IconShape }> = {
    1: { label: t`Ritiro in negozio`, icon: storeIcon },
    2: { label: t`Consegna a casa`, icon: truckIcon },
  };
  return (
    <Segmented
      label={t`Come ricevi la spesa`}
      panelId={panelId}
      selected={String(service)}
      segments={deliveryServices.map((id) => ({ id: String(id), ...tabs[id] }))}
      onSelect={(id) => selector.send({ type: 'service.choose', deliveryServiceId: id === '1' ? 1 : 2 })}
    />
  );
}
