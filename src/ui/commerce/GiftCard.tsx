import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import {
  body,
  card,
  cards,
  message as messageClass,
  note as noteClass,
  sum,
  sumOver,
  words,
} from './GiftCard.css.ts';

interface GiftCardProps {
  /** The amount it takes off. */
  amount: ReactNode;
  title: ReactNode;
  /** Its condition. */
  note: ReactNode;
  /** `Badge` of its state. */
  badge: ReactNode;
  /** It cannot be used any more. */
  isOver?: boolean | undefined;
  action?: ReactNode;
  /** A message below, as whether it was applied. */
  message?: ReactNode;
}

/** A gift certificate, with its amount on the left of a dashed line. */
export function GiftCard({ amount, title, note, badge, isOver = false, action, message }: GiftCardProps) {
  return (
    <li className={card}>
      <div className={isOver ? sumOver : sum}>{amount}</div>
      <div className={body}>
        <div className={words}>
          <Heading level={3} look="label">
            <Text as="span" tone={isOver ? 'muted' : 'text'}>
              {title}
            </Text>
          </Heading>
          <p className={noteClass}>{note}</p>
          {badge}
        </div>
        {action}
        {message !== undefined && <div className={messageClass}>{message}</div>}
      </div>
    </li>
  );
}

/** A list of gift certificates. */
export const GiftCards = ({ children }: { children: ReactNode }) => <ul className={cards}>{children}</ul>;
