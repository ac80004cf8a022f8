import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import {
  actions,
  body,
  foot,
  head,
  led,
  note as noteClass,
  primary as primaryClass,
  secondary as secondaryClass,
  side as sides,
  titles,
} from './Drawer.css.ts';
import { focusContent } from './focus-content.ts';
import { heading, look } from '../primitives/Heading.css.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { closeIcon } from '../icons/close.ts';
import { scrim } from './Overlay.css.ts';
import { leaveEscapeToField } from '../primitives/takes-escape.ts';
import { staysForNotices } from './stays-for-notices.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { footMark } from './use-above-feet.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DrawerProps {
  open: boolean;
  /** The shopper closes it: Escape, the button, a press beside it. */
  onClose: () => void;
  side: keyof typeof sides;
  /** Accessible name. */
  title: ReactNode;
  /** A few words beside the title. */
  note?: ReactNode;
  /** Before the title, as a back button. */
  lead?: ReactNode;
  closeLabel: string;
  /** Below the scrolling content, always visible. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal panel at a side of the window. When it closes, the focus returns where it was. */
export function Drawer({
  open,
  onClose,
  side,
  title,
  note,
  lead,
  closeLabel,
  footer,
  children,
}: DrawerProps) {
  const returnFocus = useReturnFocus(open);
  useCloseOnBack(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          className={sides[side]}
          aria-describedby={undefined}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={leaveEscapeToField}
          onPointerDownOutside={staysForNotices}
        >
          <div className={classNames(head[side], lead !== undefined && led)}>
            {lead}
            <div className={titles}>
              <Radix.Title className={classNames(heading, look.card)}>{title}</Radix.Title>
              {note !== undefined && <span className={noteClass}>{note}</span>}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={closeIcon} />
            </Radix.Close>
          </div>
          <div className={body[side]}>{children}</div>
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

/** One or two buttons for a drawer's footer. */
export function DrawerActions({ primary, secondary }: { primary: ReactNode; secondary?: ReactNode }) {
  return (
    <div className={actions}>
      {secondary !== undefined && <div className={secondaryClass}>{secondary}</div>}
      <div className={primaryClass}>{primary}</div>
    </div>
  );
}
