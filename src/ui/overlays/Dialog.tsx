import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { body, foot, head, size as sizes, titles } from './Dialog.css.ts';
import { focusContent } from './focus-content.ts';
import { heading, look } from '../primitives/Heading.css.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { closeIcon } from '../icons/close.ts';
import { description as descriptionClass, scrim } from './Overlay.css.ts';
import { classNames } from '../primitives/class-names.ts';
import { leaveEscapeToField } from '../primitives/takes-escape.ts';
import { staysForNotices } from './stays-for-notices.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { footMark } from './use-above-feet.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  open: boolean;
  /** The shopper closes it: Escape, the button, a press beside it. */
  onClose: () => void;
  size?: keyof typeof sizes | undefined;
  /** Accessible name. */
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Actions, the primary last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; a bottom sheet on phones. When it closes, the focus returns where it was. */
export function Dialog({
  open,
  onClose,
  size = 'md',
  title,
  description,
  closeLabel,
  footer,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(open);
  useCloseOnBack(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={sizes[size]}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={leaveEscapeToField}
          onPointerDownOutside={staysForNotices}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={head}>
            <div className={titles}>
              <Radix.Title className={classNames(heading, look.card)}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description asChild>
                  <div className={descriptionClass}>{description}</div>
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={closeIcon} />
            </Radix.Close>
          </div>
          <div className={body}>{children}</div>
          {footer !== undefined && (
            <div className={foot} {...footMark}>
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
