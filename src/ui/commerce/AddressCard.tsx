import type { ReactNode } from 'react';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import {
  card,
  cards,
  foot,
  head,
  lines,
  note,
  state as stateClass,
  title as titleClass,
  words,
} from './EntryCard.css.ts';

interface AddressCardProps {
  icon: IconShape;
  title: string;
  /** Beside the title, as a `Badge` that says it is preferred. */
  mark?: ReactNode;
  /** How to find it on the spot, as doorbell and floor. */
  details?: ReactNode;
  badge?: ReactNode;
  /** What it is used for now. */
  state?: ReactNode;
  actions: ReactNode;
  /** Street and town. */
  children: ReactNode;
}

/** A saved address with its actions. */
export function AddressCard({
  icon,
  title,
  mark,
  details,
  badge,
  state,
  actions,
  children,
}: AddressCardProps) {
  return (
    <li className={card}>
      <div className={words}>
        <div className={head}>
          <div className={titleClass}>
            <Icon of={icon} />
            <Heading level={3}>{title}</Heading>
          </div>
          {mark}
        </div>
        <div className={lines}>{children}</div>
        {details !== undefined && <div className={note}>{details}</div>}
        {badge}
      </div>
      <div className={foot}>
        <div className={stateClass}>{state}</div>
        {actions}
      </div>
    </li>
  );
}

/** A grid of address cards. */
export const AddressCards = ({ children }: { children: ReactNode }) => <ul className={cards}>{children}</ul>;
