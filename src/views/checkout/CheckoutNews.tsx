import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import {
  checkoutError,
  hasReviewFailed,
  isMending,
  isNotPlaced,
  isShortAtPayment,
} from '../../../machines/checkout/checkout.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import type { CheckoutFlow } from './checkout-ref.ts';

/** Whoever types is not called away; whoever pressed a button waits for what comes of it. */
const isTyping = () => document.activeElement?.matches('input:not([type=checkbox]), textarea') === true;

/** What went wrong on the way to the order: on top of the page, in view and in focus when it comes (CHK-08, CHK-10). */
export function CheckoutNews({ checkout }: { checkout: CheckoutFlow }) {
  const { t } = useLingui();
  const notPlaced = useSelector(checkout, isNotPlaced);
  const hasFailed = useSelector(checkout, hasReviewFailed);
  const mending = useSelector(checkout, isMending);
  const short = useSelector(checkout, isShortAtPayment);
  const error = useErrorMessage(useSelector(checkout, checkoutError));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if ((notPlaced || error !== null) && !isTyping()) place.current?.focus();
  }, [notPlaced, error]);
  return (
    <div ref={place} tabIndex={-1} hidden={!notPlaced && error === null}>
      <MessageArea role="alert">
        {notPlaced && (
          <Alert tone="info" title={t`L’ordine non è stato fatto`}>
            {t`Non è stato addebitato niente, e il carrello è com’era: puoi riprovare.`}
          </Alert>
        )}
        {error !== null && (
          <Alert
            tone="danger"
            action={
              hasFailed ? (
                <Button size="sm" onClick={() => checkout.send({ type: 'review.retry' })}>
                  {t`Riprova`}
                </Button>
              ) : mending && !short ? (
                <ButtonLink size="sm" href={paths.checkout}>{t`Torna alla cassa`}</ButtonLink>
              ) : undefined
            }
          >
            {error}
          </Alert>
        )}
      </MessageArea>
    </div>
  );
}
