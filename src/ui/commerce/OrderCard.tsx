import { useId, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { clockIcon } from '../icons/clock.ts';
import {
  actions as actionsClass,
  body,
  head,
  meta as metaClass,
  note as noteClass,
  order,
} from './OrderCard.css.ts';

interface OrderCardProps {
  title: ReactNode;
  /** `Badge` of its state. */
  badge?: ReactNode;
  meta: ReactNode;
  /** `Thumbs`. */
  thumbs?: ReactNode;
  /** As until when it can be changed, or what is missing. */
  note?: ReactNode;
  noteTone?: keyof typeof noteClass | undefined;
  /** Buttons and links, at most one of them primary. */
  actions?: ReactNode;
}

/** A card for one order in a list. */
export function OrderCard({ title, badge, meta, thumbs, note, noteTone = 'plain', actions }: OrderCardProps) {
  const id = useId();
  return (
    <article className={order} aria-labelledby={id}>
      <div className={body}>
        <div className={head}>
          <Heading level={2} look="item" id={id}>
            {title}
          </Heading>
          {badge}
        </div>
        <p className={metaClass}>{meta}</p>
        {thumbs}
        {note !== undefined && (
          <p className={noteClass[noteTone]}>
            {noteTone !== 'plain' && (
              <Icon of={noteTone === 'danger' ? circleAlertIcon : clockIcon} size="sm" />
            )}
            <span>{note}</span>
          </p>
        )}
      </div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </article>
  );
}
