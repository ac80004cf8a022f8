import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isPrimerShown } from '../../../machines/push/push.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { clockIcon } from '../../ui/icons/clock.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { IconPoints } from '../../ui/lists/IconPoints.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';

/** Our own question, after an order; only who says yes is asked by the device (PUSH-01). */
export function PushPrimer() {
  const { t } = useLingui();
  const { push } = useShop().flows;
  const isOpen = useSelector(push, isPrimerShown);
  const later = () => push.send({ type: 'primer.later' });
  return (
    <Dialog
      open={isOpen}
      title={t`Ti diciamo quando arriva?`}
      description={t`Con una notifica su questo dispositivo.`}
      closeLabel={t`Chiudi`}
      onClose={later}
      footer={
        <>
          <Button variant="secondary" onClick={later}>{t`Non ora`}</Button>
          <Button onClick={() => push.send({ type: 'primer.accept' })}>{t`Sì, avvisami`}</Button>
        </>
      }
    >
      <Stack>
        <IconPoints
          points={[
            { icon: truckIcon, text: t`L’ordine è in viaggio` },
            { icon: packageIcon, text: t`È cambiato qualcosa nell’ordine` },
            { icon: clockIcon, text: t`Ultimi minuti per modificarlo` },
          ]}
        />
        <Text size="sm" tone="muted">
          {t`Sugli ordini e sui prodotti che aspetti: niente offerte. Le spegni quando vuoi dal profilo.`}
        </Text>
      </Stack>
    </Dialog>
  );
}
