import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { maxLineNote } from '../../../../contract/rules/checkout/line-note.ts';
import {
  hasFormerNote,
  isNoteBusy,
  notedLine,
  noteError,
  writtenNote,
} from '../../../../machines/line-note/line-note.selectors.ts';
import { failedOperationMessage } from '../../../text/failed-operation-messages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { LineNoteRef } from './exchange-refs.ts';
import { nameText } from '../../../ui/primitives/DataText.tsx';

/** The note to one line, for whoever picks its goods: what is written stays until the shop has it (B-30). */
export function LineNoteDialog({ cart, lineNote }: { cart: Cart; lineNote: LineNoteRef }) {
  const { t, i18n } = useLingui();
  const itemId = useSelector(lineNote, notedLine);
  const text = useSelector(lineNote, writtenNote);
  const hasFormer = useSelector(lineNote, hasFormerNote);
  const busy = useSelector(lineNote, isNoteBusy);
  const error = useSelector(lineNote, noteError);
  const item = linesOf(cart).find((line) => line.itemId === itemId);
  return (
    <Dialog
      open={item !== undefined}
      size="sm"
      title={<Trans>Nota per {nameText(item?.product)}</Trans>}
      closeLabel={t`Chiudi`}
      onClose={() => lineNote.send({ type: 'dialog.close' })}
      footer={
        <Row gap="2" wrap justify="end">
          {hasFormer && (
            <Button variant="ghost" onClick={() => lineNote.send({ type: 'note.remove' })}>
              {t`Togli la nota`}
            </Button>
          )}
          <Button busy={busy} onClick={() => lineNote.send({ type: 'note.save' })}>
            {t`Salva`}
          </Button>
        </Row>
      }
    >
      <Stack gap="3">
        {error !== null && (
          <Alert tone="danger" role="alert">
            {failedOperationMessage({ operation: 'cartInfo', error, i18n })}
          </Alert>
        )}
        <TextArea
          label={t`Per chi prepara la spesa`}
          maxLength={maxLineNote}
          readOnly={busy}
          value={text}
          counter={t`${text.length} di ${maxLineNote} caratteri`}
          onValue={(value) => lineNote.send({ type: 'note.type', text: value })}
        />
      </Stack>
    </Dialog>
  );
}
