import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  entryError,
  entryText,
  isEntryBusy,
  unknownEntries,
} from '../../../machines/list-entry/list-entry.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { plusIcon } from '../../ui/icons/plus.ts';
import type { ListEntryRef } from './list-refs.ts';

/** Puts products on the list by their words: latte, 6 uova (LIST-06). */
export function ListEntryForm({ entry, listId }: { entry: ListEntryRef; listId: number }) {
  const { t } = useLingui();
  const text = useSelector(entry, entryText);
  const unknown = useSelector(entry, unknownEntries);
  const busy = useSelector(entry, isEntryBusy);
  const failure = useErrorMessage(useSelector(entry, entryError));
  const words = unknown.map((word) => `«${word}»`).join(', ');
  const error = failure ?? (unknown.length === 0 ? undefined : t`Niente con queste parole: ${words}`);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        entry.send({ type: 'entry.add', listId });
      }}
    >
      <TextField
        label={t`Aggiungi alla lista`}
        placeholder={t`latte, 6 uova…`}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={400}
        value={text}
        error={error}
        onValue={(value) => entry.send({ type: 'text.changed', text: value })}
        trailing={<IconButton type="submit" label={t`Aggiungi`} icon={plusIcon} busy={busy} />}
      />
    </form>
  );
}
