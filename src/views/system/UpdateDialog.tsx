import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isUpdateOffered } from '../../../machines/version-check/version-check.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';

/** Offers a newer version, which can wait (LIFE-04, LIFE-06). */
export function UpdateDialog() {
  const { t } = useLingui();
  const { versionCheck } = useShop().flows;
  const isOpen = useSelector(versionCheck, isUpdateOffered);
  return (
    <ConfirmDialog
      open={isOpen}
      question={t`C’è una nuova versione`}
      noLabel={t`Non ora`}
      yesLabel={t`Aggiorna ora`}
      onNo={() => versionCheck.send({ type: 'update.decline' })}
      onYes={() => versionCheck.send({ type: 'update.accept' })}
    >
      {t`Ci vogliono pochi secondi e il carrello resta com’è.`}
    </ConfirmDialog>
  );
}
