import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { classNames } from '../primitives/class-names.ts';
import { before as beforeClass, body, dialog, foot } from './ConfirmDialog.css.ts';
import { heading, look } from '../primitives/Heading.css.ts';
import { description, scrim } from './Overlay.css.ts';
import { leaveEscapeToField } from '../primitives/takes-escape.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { footMark } from './use-above-feet.ts';
import { settleLayers } from './settle-layers.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  open: boolean;
  /** The dialog's title and accessible name. */
  question: ReactNode;
  /** What happens after yes. */
  children?: ReactNode;
  /** What can be done before the answer. */
  before?: ReactNode;
  noLabel: string;
  yesLabel: string;
  /** Yes cannot be undone: its button is red. */
  danger?: boolean | undefined;
  /** No is what most people want: its button stands out. */
  cautious?: boolean | undefined;
  onNo: () => void;
  onYes: () => void;
}

/** A yes-or-no dialog. Escape answers no; a press beside it does not close it. */
export function ConfirmDialog({
  open,
  question,
  children,
  before,
  noLabel,
  yesLabel,
  danger = false,
  cautious = false,
  onNo,
  onYes,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open);
  useCloseOnBack(open, onNo);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onNo()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={dialog}
          onOpenAutoFocus={settleLayers}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={leaveEscapeToField}
          {...(children === undefined && { 'aria-describedby': undefined })}
        >
          <div className={body}>
            <Radix.Title className={classNames(heading, look.card)}>{question}</Radix.Title>
            {children !== undefined && (
              <Radix.Description asChild>
                <div className={description}>{children}</div>
              </Radix.Description>
            )}
            {before !== undefined && <div className={beforeClass}>{before}</div>}
          </div>
          <div className={foot} {...footMark}>
            <Radix.Cancel asChild>
              <Button variant={cautious ? 'primary' : 'secondary'} block>
                {noLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : cautious ? 'secondary' : 'primary'} block onClick={onYes}>
              {yesLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
