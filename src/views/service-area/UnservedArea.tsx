import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { askedArea, nearestStores } from '../../../machines/service-area/service-area.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { addressText } from '../../text/address.ts';
import { distanceText } from '../../text/distance.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { LocationCard, LocationCards } from '../../ui/commerce/LocationCard.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { storeIcon } from '../../ui/icons/store.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { placeText } from './place-text.ts';
import type { ServiceAreaRef } from './service-area-ref.ts';

/** The groceries do not come here: the nearest stores to fetch them at (ADR-30). */
export function UnservedArea({ area }: { area: ServiceAreaRef }) {
  const { t } = useLingui();
  const asked = useSelector(area, askedArea);
  const stores = useSelector(area, nearestStores);
  const place = placeText(asked);
  return (
    <Panel>
      <Alert tone="warning" title={t`A ${place} non consegniamo ancora`} />
      {stores.length > 0 && (
        <>
          <Text>{t`Il ritiro più vicino:`}</Text>
          <LocationCards flow="column">
            {stores.map(({ storeId, name, address, distance }) => (
              <LocationCard
                key={storeId}
                icon={storeIcon}
                title={distance === null ? name : `${name} · ${distanceText(distance)}`}
              >
                {addressText(address)}
              </LocationCard>
            ))}
          </LocationCards>
          <ButtonLink href={paths.home} size="lg" block>
            {t`Fai la spesa e ritira`}
          </ButtonLink>
        </>
      )}
    </Panel>
  );
}
