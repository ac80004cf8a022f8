import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { heading, look } from '../primitives/Heading.css.ts';
import { actions, picture as pictureClass, system, words } from '../layout/SystemPage.css.ts';
import { cover, head, small as smallClass } from './Cover.css.ts';
import { focusContent } from './focus-content.ts';
import { Img } from '../primitives/Img.tsx';

interface CoverProps {
  /** Leads nowhere. */
  logo: ReactNode;
  /** Address of a decorative picture. */
  picture: string;
  /** Accessible name. */
  title: ReactNode;
  /** The one way on: a button. */
  action: ReactNode;
  /** What helps who is asked for help. */
  small: ReactNode;
  children: ReactNode;
}

/** Covers the whole app, and is not closed: neither Escape nor Back nor a press leads past its action. */
export function Cover({ logo, picture, title, action, small, children }: CoverProps) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content className={cover} onOpenAutoFocus={focusContent}>
          <div className={head}>{logo}</div>
          <div className={system}>
            <Img className={pictureClass} src={picture} width={88} height={88} />
            <Radix.Title className={classNames(heading, look.page)}>{title}</Radix.Title>
            <Radix.Description className={words}>{children}</Radix.Description>
            <div className={actions}>{action}</div>
            <p className={smallClass}>{small}</p>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
