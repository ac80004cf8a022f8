import type { ReactNode } from 'react';
import { bullets } from './Bullets.css.ts';

/** A list in text. */
export function Bullets({ items }: { items: readonly { key: string; content: ReactNode }[] }) {
  return (
    <ul className={bullets}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
