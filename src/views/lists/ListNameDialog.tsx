import { useLingui } from '@lingui/react/macro';
import type { FlowError } from '../../../contract/api/failure.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface ListNameDialogProps {
  title: string;
  saveLabel: string;
  /** Null while the dialog is closed. */
  name: string | null;
  nameError: string | null;
  error: FlowError | null;
  busy: boolean;
  send: (event: { type: 'name.changed'; value: string } | { type: 'name.save' | 'name.dismiss' }) => void;
}

const formId = 'list-name';

/** The name of a list that is made or renamed (LIST-03). */
export function ListNameDialog({
  title,
  saveLabel,
  name,
  nameError,
  error,
  busy,
  send,
}: ListNameDialogProps) {
  const { t } = useLingui();
  const message = useErrorMessage(error);
  const focusing = useFocusFirstError();
  return (
    <Dialog
      open={name !== null}
      title={title}
      closeLabel={t`Chiudi`}
      onClose={() => send({ type: 'name.dismiss' })}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {saveLabel}
        </Button>
      }
    >
      {message !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{message}</Alert>
        </MessageArea>
      )}
      <form
        {...focusing}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'name.save' });
        }}
      >
        <TextField
          label={t`Nome della lista`}
          required
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={name ?? ''}
          error={nameError ?? undefined}
          onValue={(value) => send({ type: 'name.changed', value })}
        />
      </form>
    </Dialog>
  );
}
