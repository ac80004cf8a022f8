import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { giftError, isGiftBusy, typedCode } from '../../../machines/gift-code/gift-code.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { useShop } from '../shop-context.ts';

/** A gift code: wrong ones say so at the field (CHK-17). */
export function GiftCodeForm() {
  const { t } = useLingui();
  const { giftCode } = useShop().flows;
  const code = useSelector(giftCode, typedCode);
  const busy = useSelector(giftCode, isGiftBusy);
  const error = useErrorMessage(useSelector(giftCode, giftError));
  const focusing = useFocusFirstError();
  return (
    <form
      {...focusing}
      onSubmit={(event) => {
        event.preventDefault();
        giftCode.send({ type: 'code.apply' });
      }}
    >
      <TextField
        label={t`Codice buono`}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        onValue={(text) => giftCode.send({ type: 'code.changed', text })}
        error={error ?? undefined}
        trailing={
          <Button type="submit" variant="ghost" size="sm" busy={busy}>
            {t`Applica`}
          </Button>
        }
      />
    </form>
  );
}
