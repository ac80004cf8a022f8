import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  claimedItem,
  claimedReason,
  isAskingClaim,
  isClaimBusy,
  isClaimOpen,
  isCountingClaim,
  madeClaim,
} from '../../../../machines/claim/claim.selectors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { ClaimRef } from '../delivered/order-right-refs.ts';
import { ClaimContent } from './ClaimContent.tsx';
import { useClaimWords } from './use-claim-words.ts';
import { nameText } from '../../../ui/primitives/DataText.tsx';

/** 'Cosa non va?': a delivered line is claimed, and its refund told before and after (B-22). */
export function ClaimDialog({ claim }: { claim: ClaimRef }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const open = useSelector(claim, isClaimOpen);
  const item = useSelector(claim, claimedItem);
  const reason = useSelector(claim, claimedReason);
  const made = useSelector(claim, madeClaim);
  const isCounting = useSelector(claim, isCountingClaim);
  const isAsking = useSelector(claim, isAskingClaim);
  const busy = useSelector(claim, isClaimBusy);
  const title = t`Cosa non va?`;
  return (
    <Dialog
      open={open}
      title={title}
      description={
        <>
          {nameText(item?.product)}
          {reason !== null && ` · ${words.reasons[reason]}`}
        </>
      }
      closeLabel={t`Chiudi`}
      onClose={() => claim.send({ type: 'claim.close' })}
      {...(isCounting && {
        footer: (
          <Button block onClick={() => claim.send({ type: 'claim.send' })}>
            {t`Manda`}
          </Button>
        ),
      })}
      {...(made !== null && {
        footer: (
          <Row justify="end" wrap>
            <Button variant="secondary" onClick={() => claim.send({ type: 'claim.another' })}>
              {t`Segnala altro`}
            </Button>
            <Button onClick={() => claim.send({ type: 'claim.close' })}>{t`Fatto`}</Button>
          </Row>
        ),
      })}
    >
      <ClaimContent claim={claim} isAsking={isAsking} busy={busy} />
    </Dialog>
  );
}
