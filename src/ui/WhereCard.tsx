import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icon-shape.ts';
import {
  action as actionClass,
  body,
  card,
  icon as iconClass,
  row,
  stack,
  title as titleClass,
  words,
} from './WhereCard.css.ts';

interface WhereCardProps {
  icon: IconShape;
  title: ReactNode;
  /** A `TextButton` that changes it. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Where, or when. */
export function WhereCard({ icon, title, action, children }: WhereCardProps) {
  return (
    <div className={card}>
      <span className={iconClass}>
        <Icon of={icon} />
      </span>
      <div className={body}>
        <div className={words}>
          <strong className={titleClass}>{title}</strong>
          <div>{children}</div>
        </div>
        {action !== undefined && <div className={actionClass}>{action}</div>}
      </div>
    </div>
  );
}

/** Address and slot as equals; `column` in narrow places. */
export function WhereCards({ flow = 'row', children }: { flow?: 'row' | 'column'; children: ReactNode }) {
  return <div className={flow === 'row' ? row : stack}>{children}</div>;
}
