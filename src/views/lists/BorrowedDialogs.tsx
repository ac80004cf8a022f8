import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  borrowedListError,
  copyName,
  copyNameError,
  isConfirmingLeave,
  isCopying,
} from '../../../machines/borrowed-list/borrowed-list.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';
import type { BorrowedListRef } from './list-refs.ts';
import { ListNameDialog } from './ListNameDialog.tsx';

/** The name of a copy, and the question before a list is given back (B-37). */
export function BorrowedDialogs({ borrowed }: { borrowed: BorrowedListRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const name = useSelector(borrowed, copyName);
  const nameError = useSelector(borrowed, copyNameError);
  const error = useSelector(borrowed, borrowedListError);
  const copying = useSelector(borrowed, isCopying);
  const asks = useSelector(borrowed, isConfirmingLeave);
  return (
    <>
      <ListNameDialog
        title={t`Copia nelle mie liste`}
        saveLabel={t`Crea la lista`}
        name={name}
        nameError={nameError}
        error={error}
        busy={copying}
        send={(event) => borrowed.send(event)}
      />
      <ConfirmDialog
        open={asks}
        danger
        question={t`Vuoi lasciare la lista?`}
        noLabel={t`No`}
        yesLabel={tenant.texts.confirmYes}
        onNo={() => borrowed.send({ type: 'leave.decline' })}
        onYes={() => borrowed.send({ type: 'leave.confirm' })}
      >
        {t`Non la vedrai più tra le tue; chi l’ha condivisa la tiene.`}
      </ConfirmDialog>
    </>
  );
}
