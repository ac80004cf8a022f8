import { useLingui } from '@lingui/react/macro';
import { addressTypeCodes } from '../../../contract/api/codes.ts';
import type { AddressTypeId } from '../../../contract/api/shopping/delivery.ts';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { storeIcon } from '../../ui/icons/store.ts';
import type { IconShape } from '../../ui/primitives/icon-shape.ts';

/** The sign of a place the groceries go to, and the words that change it. */
export function useDeliveryPlace(): (typeId: AddressTypeId) => { icon: IconShape; change: string } {
  const { t } = useLingui();
  return (typeId) => {
    switch (typeId) {
      case addressTypeCodes.home:
        return { icon: mapPinIcon, change: t`Cambia indirizzo` };
      case addressTypeCodes.store:
        return { icon: storeIcon, change: t`Cambia negozio` };
      case addressTypeCodes.locker:
        return { icon: packageIcon, change: t`Cambia locker` };
    }
  };
}
