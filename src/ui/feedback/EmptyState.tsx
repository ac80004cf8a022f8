import type { ReactNode } from 'react';
import { actions as actionsClass, empty, picture as pictureClass, words } from './EmptyState.css.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Img } from '../primitives/Img.tsx';

interface EmptyStateProps {
  title: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** Address of a decorative picture. */
  picture?: string | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Shown in place of an empty list or page: picture, text and next step. */
export function EmptyState({ title, level = 2, picture, actions, children }: EmptyStateProps) {
  return (
    <div className={empty}>
      {picture !== undefined && <Img className={pictureClass} src={picture} width={88} height={88} />}
      <Heading level={level} look={level === 1 ? 'page' : 'card'}>
        {title}
      </Heading>
      {children !== undefined && <div className={words}>{children}</div>}
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
