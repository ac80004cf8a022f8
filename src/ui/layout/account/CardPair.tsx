import { Children, type ReactNode } from 'react';
import { pair, place } from './CardPair.css.ts';

interface CardPairProps {
  look?: keyof typeof pair | undefined;
  children: ReactNode;
}

/** Two cards side by side, one below the other on phones; one alone is as wide as both. */
export function CardPair({ look = 'even', children }: CardPairProps) {
  return (
    <div className={pair[look]}>
      {Children.toArray(children).map((card, index) => (
        <div key={index} className={place}>
          {card}
        </div>
      ))}
    </div>
  );
}
