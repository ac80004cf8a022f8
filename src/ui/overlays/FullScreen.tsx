import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { closeIcon } from '../icons/close.ts';
import { classNames } from '../primitives/class-names.ts';
import { heading, look } from '../primitives/Heading.css.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { focusContent } from './focus-content.ts';
import { body, head, screen } from './FullScreen.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface FullScreenProps {
  open: boolean;
  /** The shopper closes it: Escape or the button. */
  onClose: () => void;
  /** Accessible name. */
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** A full-screen dialog, as for a barcode that is held up to a scanner. */
export function FullScreen({ open, onClose, title, closeLabel, children }: FullScreenProps) {
  const returnFocus = useReturnFocus(open);
  useCloseOnBack(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          className={screen}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
        >
          <div className={head}>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={closeIcon} />
            </Radix.Close>
            <Radix.Title className={classNames(heading, look.item)}>{title}</Radix.Title>
          </div>
          <div className={body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
