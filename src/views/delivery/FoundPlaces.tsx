import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  finderKind,
  isFinderChoosing,
  searchedPlace,
} from '../../../machines/store-finder/store-finder.selectors.ts';
import type { PickupPlace } from '../../../machines/store-finder/store-finder.types.ts';
import { distanceText } from '../../text/distance.ts';
import { ShowMoreButton } from '../../ui/buttons/ShowMoreButton.tsx';
import { MessageArea } from '../../ui/feedback/Alert.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import type { FinderRef } from './finder-ref.ts';
import { FoundPlace } from './FoundPlace.tsx';

/** As many as are in sight before one asks for all. */
const nearest = 6;

interface FoundPlacesProps {
  finder: FinderRef;
  places: readonly PickupPlace[];
}

/** The places to collect at, with how many are near (ADR-30, ADR-33). */
export function FoundPlaces({ finder, places }: FoundPlacesProps) {
  const { t } = useLingui();
  const isStore = useSelector(finder, finderKind) === 'store';
  const choosing = useSelector(finder, isFinderChoosing);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, nearest);
  const others = places.length - shown.length;
  const isNear = places.some(({ distance }) => distance !== null);
  return (
    <Stack gap="3">
      <MessageArea>
        <Text size="sm" tone="muted">
          <Summary finder={finder} places={places} />
        </Text>
      </MessageArea>
      <RadioGroup
        legend={isNear ? (isStore ? t`Negozi vicini` : t`Locker vicini`) : isStore ? t`Negozi` : t`Locker`}
        legendHidden
        columns="roomy"
        disabledReason={choosing ? undefined : t`Un momento`}
      >
        {shown.map((place) => (
          <FoundPlace key={place.id} finder={finder} place={place} />
        ))}
      </RadioGroup>
      {others > 0 && (
        <ShowMoreButton onClick={() => setWhole(true)}>
          {isStore ? t`Altri negozi: ${others}` : t`Altri locker: ${others}`}
        </ShowMoreButton>
      )}
    </Stack>
  );
}

function Summary({ finder, places }: FoundPlacesProps) {
  const { t } = useLingui();
  const { proximityDefaultDistance } = useShop().tenant.facts;
  const isStore = useSelector(finder, finderKind) === 'store';
  const near = useSelector(finder, searchedPlace);
  const first = places[0]?.distance ?? null;
  if (first === null) return t`In ordine di nome`;
  const count = places.filter(({ distance }) => (distance ?? 0) <= proximityDefaultDistance).length;
  const label = near?.label ?? '';
  const from =
    near === null ? t`dal tuo indirizzo` : near.by === 'device' ? t`dalla tua posizione` : t`da ${label}`;
  const within = distanceText(proximityDefaultDistance);
  if (count === 0) return t`Il più vicino è a ${distanceText(first)} ${from}`;
  return isStore
    ? t`${plural(count, { one: '# negozio', other: '# negozi' })} entro ${within} ${from}`
    : t`${count} locker entro ${within} ${from}`;
}
