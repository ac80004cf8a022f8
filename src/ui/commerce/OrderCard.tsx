import { useId, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import { clockIcon } from '../icons/clock.ts';
import {
  actions as actionsClass,
  body,
  fact,
  facts as factList,
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
  /** Whose it is and where it goes, each with its icon. */
  facts?: readonly { icon: IconShape; text: string }[] | undefined;
  /** `Thumbs`. */
  thumbs?: ReactNode;
  /** As until when it can be changed, or what is missing. */
  note?: ReactNode;
  noteTone?: keyof typeof noteClass | undefined;
  /** Buttons and links, at most one of them primary. */
  actions?: ReactNode;
}

/** A card for one order in a list. */
export function OrderCard({
  title,
  badge,
  meta,
  facts = [],
  thumbs,
  note,
  noteTone = 'plain',
  actions,
}: OrderCardProps) {
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
        {facts.length > 0 && (
          <ul className={factList}>
            {facts.map(({ icon, text }) => (
              <li key={text} className={fact}>
                <Icon of={icon} size="sm" />
                {text}
              </li>
            ))}
          </ul>
        )}
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
