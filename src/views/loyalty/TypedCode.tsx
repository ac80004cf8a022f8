import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  appliedCode,
  giftError,
  isGiftBusy,
  typedCode,
} from '../../../machines/gift-code/gift-code.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FieldRow } from '../../ui/form-layout/FieldRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useShop } from '../shop-context.ts';

/** A code the shopper has on paper or in a mail goes to the cart; a wrong one says so at the field (LOY-05, CHK-17). */
export function TypedCode() {
  const { t } = useLingui();
  const { giftCode } = useShop().flows;
  const code = useSelector(giftCode, typedCode);
  const busy = useSelector(giftCode, isGiftBusy);
  const applied = useSelector(giftCode, appliedCode);
  const error = useErrorMessage(useSelector(giftCode, giftError));
  const id = useId();
  const focusing = useFocusFirstError();
  return (
    <Panel labelledBy={id}>
      <Heading level={2} look="card" id={id}>
        {t`Hai un codice?`}
      </Heading>
      <form
        {...focusing}
        onSubmit={(event) => {
          event.preventDefault();
          giftCode.send({ type: 'code.apply' });
        }}
      >
        <FieldRow
          action={
            <Button type="submit" variant="secondary" busy={busy}>
              {t`Aggiungi`}
            </Button>
          }
        >
          <TextField
            label={t`Scrivi il codice del buono`}
            labelHidden
            placeholder={t`Scrivi il codice del buono`}
            value={code}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            onValue={(text) => giftCode.send({ type: 'code.changed', text })}
            error={error ?? undefined}
          />
        </FieldRow>
      </form>
      <MessageArea>
        {applied !== null && (
          <Alert
            tone="success"
            action={<TextLink href={paths.cart} alone>{t`Vai al carrello`}</TextLink>}
          >{t`Il buono ${applied} è nel carrello: lo togliamo dal totale.`}</Alert>
        )}
      </MessageArea>
    </Panel>
  );
}
