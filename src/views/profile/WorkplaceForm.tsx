import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { shopAtWorkMachine } from '../../../machines/shop-at-work/shop-at-work.machine.ts';
import {
  isSubscribingAtWork,
  joinedWorkplace,
  workCode,
  workCodeError,
  workCodeFault,
} from '../../../machines/shop-at-work/shop-at-work.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';

export type ShopAtWorkRef = ActorRefFrom<typeof shopAtWorkMachine>;

/** The code of a company that has its people's groceries brought to work; its outcome is below it (REG-24). */
export function WorkplaceForm({ shopAtWork }: { shopAtWork: ShopAtWorkRef }) {
  const { t } = useLingui();
  const code = useSelector(shopAtWork, workCode);
  const busy = useSelector(shopAtWork, isSubscribingAtWork);
  const fault = useSelector(shopAtWork, workCodeFault);
  const error = useErrorMessage(useSelector(shopAtWork, workCodeError));
  const workplace = useSelector(shopAtWork, joinedWorkplace);
  const focusing = useFocusFirstError();
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        shopAtWork.send({ type: 'code.subscribe' });
      }}
    >
      <Stack gap="2">
        <TextField
          label={t`Codice convenzione aziendale`}
          hint={t`Spesa al lavoro: lo dà la tua azienda`}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onValue={(text) => shopAtWork.send({ type: 'code.changed', text })}
          error={fault ?? error ?? undefined}
          trailing={
            <Button type="submit" variant="ghost" size="sm" busy={busy}>
              {t`Iscriviti`}
            </Button>
          }
        />
        <MessageArea>
          {workplace !== null && (
            <Alert tone="success">
              {t`Convenzione attiva: ${workplace}. Il suo indirizzo è ora tra i tuoi.`}
            </Alert>
          )}
        </MessageArea>
      </Stack>
    </form>
  );
}
