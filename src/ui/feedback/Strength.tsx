import type { ReactNode } from 'react';
import { bar, bars, strength, word } from './Strength.css.ts';

interface StrengthProps {
  /** From 1, the weakest, to 4. */
  level: 1 | 2 | 3 | 4;
  /** The strength in a word; what screen readers read. */
  children: ReactNode;
}

/** Password strength: four bars and a word. */
export function Strength({ level, children }: StrengthProps) {
  const tone = level === 1 ? 'weak' : level === 2 ? 'fair' : 'good';
  return (
    <div className={strength}>
      <span className={bars} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={bar[step <= level ? tone : 'off']} />
        ))}
      </span>
      <span className={word[tone]}>{children}</span>
    </div>
  );
}
