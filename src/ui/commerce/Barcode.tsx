import type { ReactNode } from 'react';
import { bars, digits, paper } from './Barcode.css.ts';

interface BarcodeProps {
  /** The modules from left to right, `1` for black; null where the number cannot be drawn as bars. */
  modules: string | null;
  /** Accessible name of the bars. */
  label: string;
  /** The number, in groups. */
  children: ReactNode;
}

/** Quiet zone left and right of an EAN-13, in modules: a scanner needs it. */
const quiet = 11;

/** An EAN-13 barcode with its number; black on white in the dark theme too. */
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
