import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { card, cards, foot, head, note, titleLink, words } from './EntryCard.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';

interface ListCardProps {
  name: string;
  href: string;
  /** How many products are on it. */
  size: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
}

/** A card for one shopping list, with its actions. */
export function ListCard({ name, href, size, badge, action }: ListCardProps) {
  return (
    <li className={card}>
      <div className={words}>
        <div className={head}>
          <Heading level={2} look="card">
            <Anchor className={titleLink} href={href}>
              {name}
            </Anchor>
          </Heading>
        </div>
        <div className={note}>{size}</div>
        {badge}
      </div>
      {action !== undefined && <div className={foot}>{action}</div>}
    </li>
  );
}

/** A grid of list cards. */
export const ListCards = ({ children }: { children: ReactNode }) => <ul className={cards}>{children}</ul>;
