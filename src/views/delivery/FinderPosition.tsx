import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { positionMachine } from '../../../machines/position/position.machine.ts';
import {
  isLocating,
  isPositionFailed,
  isPositionRefused,
} from '../../../machines/position/position.selectors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';

type PositionRef = ActorRefFrom<typeof positionMachine>;

/** Looks from where the device is, when it is pressed (ADR-14). */
export function PositionButton({ position }: { position: PositionRef }) {
  const { t } = useLingui();
  return (
    <IconButton
      variant="line"
      label={t`Usa la mia posizione`}
      icon={mapPinIcon}
      busy={useSelector(position, isLocating)}
      onClick={() => position.send({ type: 'position.request' })}
    />
  );
}

/** Why the position is not used; the list stays as it is (ADR-15). */
export function FinderPosition({ position }: { position: PositionRef }) {
  const { t } = useLingui();
  const refused = useSelector(position, isPositionRefused);
  const failed = useSelector(position, isPositionFailed);
  if (refused)
    return (
      <Alert
        tone="warning"
        role="alert"
        title={t`è necessario abilitare la localizzazione per utilizzare questa funzione`}
      >
        {t`Oppure scrivi il CAP: la lista è la stessa.`}
      </Alert>
    );
  if (failed)
    return (
      <Alert tone="warning" role="alert">
        {t`Non riusciamo a trovare dove sei: scrivi il CAP o la città.`}
      </Alert>
    );
  return null;
}
