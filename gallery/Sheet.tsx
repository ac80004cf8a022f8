import type { ReactNode } from 'react';
import { caption, grounds, sheet } from './Sheet.css.ts';

interface SheetProps {
  ground: keyof typeof grounds;
  parts: Readonly<Record<string, ReactNode>>;
}

/** Things one under another, each under its name. */
export function Sheet({ ground, parts }: SheetProps) {
  return (
    <div className={sheet}>
      {Object.entries(parts).map(([name, part]) => (
        <div key={name}>
          <p lang="en" className={caption}>
            {name}
          </p>
          <div className={grounds[ground]}>{part}</div>
        </div>
      ))}
    </div>
  );
}
