import { Children, type ReactNode } from 'react';
import { pair, place } from './CardPair.css.ts';

interface CardPairProps {
  look?: keyof typeof pair | undefined;
  children: ReactNode;
}

/** Two cards side by side, one below the other on phones. */
export function CardPair({ look = 'even', children }: CardPairProps) {
  return (
    <div className={pair[look]}>
      {Children.map(children, (card) => (
        <div className={place}>{card}</div>
      ))}
    </div>
  );
}
