import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  claimedItem,
  claimError,
  claimRefundBefore,
  isConfirmingUnwanted,
} from '../../../../machines/claim/claim.selectors.ts';
import { moneyOfCents } from '../../../text/money.ts';
import { useErrorMessage } from '../../../text/use-error-messages.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../../shop-context.ts';
import type { ClaimRef } from '../delivered/order-right-refs.ts';
import { nameText } from '../../../ui/primitives/DataText.tsx';

/** What came in place of another is given back after one question (B-22). */
export function UnwantedDialog({ claim }: { claim: ClaimRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const open = useSelector(claim, isConfirmingUnwanted);
  const item = useSelector(claim, claimedItem);
  const refund = moneyOfCents(useSelector(claim, claimRefundBefore));
  const error = useErrorMessage(useSelector(claim, claimError));
  const name = nameText(item?.delivery?.replacement?.product ?? item?.product);
  return (
    <ConfirmDialog
      open={open}
      question={<Trans>Non vuoi {name}?</Trans>}
      before={
        error === null ? undefined : (
          <Alert tone="danger" role="alert">
            {error}
          </Alert>
        )
      }
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => claim.send({ type: 'claim.close' })}
      onYes={() => claim.send({ type: 'claim.send' })}
    >
      {t`È arrivato al posto di quello che avevi scelto. Rimborso: ${refund}.`}
    </ConfirmDialog>
  );
}
