import type { ReactNode } from 'react';
import {
  actions as actionsClass,
  empty,
  icon as iconClass,
  picture as pictureClass,
  words,
} from './EmptyState.css.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';

interface EmptyStateProps {
  title: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** Address of one decorative object. */
  picture?: string | undefined;
  icon?: IconShape | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Nothing here yet, and what to do next. */
export function EmptyState({ title, level = 2, picture, icon, actions, children }: EmptyStateProps) {
  return (
    <div className={empty}>
      {picture !== undefined && <img className={pictureClass} src={picture} width={88} height={88} alt="" />}
      {icon && (
        <span className={iconClass}>
          <Icon of={icon} size="lg" />
        </span>
      )}
      <Heading level={level} look={level === 1 ? 'page' : 'card'}>
        {title}
      </Heading>
      {children !== undefined && <div className={words}>{children}</div>}
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
