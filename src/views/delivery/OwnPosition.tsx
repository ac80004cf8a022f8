import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { positionMachine } from '../../../machines/position/position.machine.ts';
import {
  isLocating,
  isPositionFailed,
  isPositionRefused,
} from '../../../machines/position/position.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { Stack } from '../../ui/layout/Stack.tsx';

/** Fills in where the device is, when it is pressed; a refusal explains itself (ADR-14, ADR-15). */
export function OwnPosition({ position }: { position: ActorRefFrom<typeof positionMachine> }) {
  const { t } = useLingui();
  const busy = useSelector(position, isLocating);
  const refused = useSelector(position, isPositionRefused);
  const failed = useSelector(position, isPositionFailed);
  return (
    <Stack gap="2">
      <Button
        variant="ghost"
        icon={mapPinIcon}
        busy={busy}
        block
        onClick={() => position.send({ type: 'position.request' })}
      >
        {t`Usa la mia posizione`}
      </Button>
      {refused && (
        <Alert tone="warning" role="alert">
          {t`è necessario abilitare la localizzazione per utilizzare questa funzione`}
        </Alert>
      )}
      {failed && (
        <Alert tone="warning" role="alert">
          {t`Non riusciamo a trovare dove sei: scrivi il CAP o l’indirizzo.`}
        </Alert>
      )}
    </Stack>
  );
}
