import type { ReactNode } from 'react';
import { bars, digits, paper } from './Barcode.css.ts';

interface BarcodeProps {
  /** From left to right, `1` for black; null where the number has no bars. */
  modules: string | null;
  /** Accessible name of the bars. */
  label: string;
  /** The number, in groups. */
  children: ReactNode;
}

/** The light that a scanner needs beside an EAN-13, in modules. */
const quiet = 11;

/** A number that a scanner reads: black on white whatever the scheme. */
export function Barcode({ modules, label, children }: BarcodeProps) {
  return (
    <div className={paper}>
      {modules !== null && (
        <svg
          className={bars}
          role="img"
          aria-label={label}
          viewBox={`${-quiet} 0 ${modules.length + 2 * quiet} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
        >
          <path fill="currentColor" d={barsOf(modules)} />
        </svg>
      )}
      <p className={digits}>{children}</p>
    </div>
  );
}

const barsOf = (modules: string): string =>
  [...modules.matchAll(/1+/g)]
    .map(({ 0: bar, index }) => `M${index} 0h${bar.length}v1h-${bar.length}z`)
    .join('');
