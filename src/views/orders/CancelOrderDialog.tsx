import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { orderDetailMachine } from '../../../machines/order-detail/order-detail.machine.ts';
import { isConfirmingCancel } from '../../../machines/order-detail/order-detail.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';

/** Cancelling asks first (ORD-05, SHELL-13). */
export function CancelOrderDialog({ detail }: { detail: ActorRefFrom<typeof orderDetailMachine> }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const open = useSelector(detail, isConfirmingCancel);
  return (
    <ConfirmDialog
      open={open}
      danger
      question={t`Vuoi annullare l’ordine?`}
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => detail.send({ type: 'cancel.dismiss' })}
      onYes={() => detail.send({ type: 'cancel.confirm' })}
    >
      {t`Il posto e i prodotti tornano liberi; se hai pagato online, la somma bloccata viene liberata.`}
    </ConfirmDialog>
  );
}
