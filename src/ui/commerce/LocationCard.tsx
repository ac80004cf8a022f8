import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import {
  action as actionClass,
  body,
  card,
  icon as iconClass,
  row,
  stack,
  title as titleClass,
  words,
} from './LocationCard.css.ts';

interface LocationCardProps {
  icon: IconShape;
  title: ReactNode;
  /** A `TextButton` that changes it. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A card with the delivery's address or its slot. */
export function LocationCard({ icon, title, action, children }: LocationCardProps) {
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

/** Address and slot of a delivery side by side; `column` stacks them in narrow places. */
export function LocationCards({ flow = 'row', children }: { flow?: 'row' | 'column'; children: ReactNode }) {
  return <div className={flow === 'row' ? row : stack}>{children}</div>;
}
