import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isAskingLeave } from '../../../machines/amendment/amendment.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';

/** Leaving asks first where something was changed (ORD-09, SHELL-13). */
export function LeaveDialog() {
  const { t } = useLingui();
  const { flows, tenant } = useShop();
  const open = useSelector(flows.amendment, isAskingLeave);
  return (
    <ConfirmDialog
      open={open}
      danger
      question={t`Vuoi annullare le modifiche?`}
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => flows.amendment.send({ type: 'leave.dismiss' })}
      onYes={() => flows.amendment.send({ type: 'leave.confirm' })}
    >
      {t`L’ordine resta com’era. Quello che hai cambiato si perde.`}
    </ConfirmDialog>
  );
}
