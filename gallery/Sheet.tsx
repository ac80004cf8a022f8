import type { ReactNode } from 'react';
import { caption, backgrounds, sheet } from './Sheet.css.ts';

interface SheetProps {
  background: keyof typeof backgrounds;
  parts: Readonly<Record<string, ReactNode>>;
}

/** Things one under another, each under its name. */
export function Sheet({ background, parts }: SheetProps) {
  return (
    <div className={sheet}>
      {Object.entries(parts).map(([name, part]) => (
        <div key={name}>
          <p lang="en" className={caption}>
            {name}
          </p>
          <div className={backgrounds[background]}>{part}</div>
        </div>
      ))}
    </div>
  );
}
