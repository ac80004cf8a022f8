import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { currencySigns } from '../../../../contract/rules/language/money-text.ts';
import { greatestSpendingCap, leastSpendingCap } from '../../../../contract/rules/price/spending-cap.ts';
import {
  capError,
  hasFormerCap,
  isCapBusy,
  isCapWrong,
  typedCap,
} from '../../../../machines/spending-cap/spending-cap.selectors.ts';
import { moneyOfThreshold } from '../../../text/money.ts';
import { useErrorMessage } from '../../../text/use-error-messages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../../ui/forms/use-focus-first-error.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useShop } from '../../shop-context.ts';
import type { SpendingCapRef } from './cap-refs.ts';
import { readAmount } from './typed-amount.ts';

/** An amount that is set, changed or taken away; what is typed stays until the shop has it. */
export function CapForm({ cap }: { cap: SpendingCapRef }) {
  const { t } = useLingui();
  const sign = currencySigns[useShop().tenant.facts.currency];
  const least = moneyOfThreshold(leastSpendingCap);
  const greatest = moneyOfThreshold(greatestSpendingCap);
  const text = useSelector(cap, typedCap);
  const busy = useSelector(cap, isCapBusy);
  const isWrong = useSelector(cap, isCapWrong);
  const hasFormer = useSelector(cap, hasFormerCap);
  const failure = useErrorMessage(useSelector(cap, capError));
  const focusing = useFocusFirstError();
  const field = useRef<HTMLInputElement>(null);
  // Whoever asked for the form goes on in it.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) cap.send({ type: 'cap.save', cents: readAmount(text) });
      }}
    >
      <Stack gap="3">
        <TextField
          ref={field}
          label={t`Tetto di spesa`}
          hint={t`In ${sign}, per una spesa: ti avvisiamo quando lo superi, e non togliamo nulla.`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          readOnly={busy}
          value={text}
          onValue={(value) => cap.send({ type: 'cap.type', text: value })}
          error={
            isWrong
              ? t`Scrivi un importo da ${least} a ${greatest}, per esempio 80,00.`
              : (failure ?? undefined)
          }
        />
        <Row gap="2" wrap>
          <Button type="submit" busy={busy}>{t`Salva`}</Button>
          {hasFormer && (
            <Button
              variant="secondary"
              onClick={() => cap.send({ type: 'cap.remove' })}
            >{t`Togli il tetto`}</Button>
          )}
          <Button variant="ghost" onClick={() => cap.send({ type: 'form.close' })}>{t`Annulla`}</Button>
        </Row>
      </Stack>
    </form>
  );
}
