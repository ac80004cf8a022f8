import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { card, cards, foot, head, note, titleLink, words } from './EntryCard.css.ts';

interface ListCardProps {
  name: string;
  href: string;
  /** How much stands on it. */
  size: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
}

/** A shopping list and what can be done with it. */
export function ListCard({ name, href, size, badge, action }: ListCardProps) {
  return (
    <li className={card}>
      <div className={words}>
        <div className={head}>
          <Heading level={2} look="card">
            <a className={titleLink} href={href}>
              {name}
            </a>
          </Heading>
        </div>
        <div className={note}>{size}</div>
        {badge}
      </div>
      {action !== undefined && <div className={foot}>{action}</div>}
    </li>
  );
}

/** Lists side by side. */
export const ListCards = ({ children }: { children: ReactNode }) => <ul className={cards}>{children}</ul>;
