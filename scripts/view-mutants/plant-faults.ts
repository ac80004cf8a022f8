import type { ViewFault } from './view-fault.ts';
import type { Span } from '../source-nodes.ts';

/** A fault by the number a page knows it by. */
export interface Numbered {
  readonly number: number;
  readonly fault: ViewFault;
}

/** The function a page asks, each time it comes to a fault, whether that is the one it has. */
export const faultKey = '__plantedFault';

const isSamePlace = (one: Span, other: Span): boolean => one.start === other.start && one.end === other.end;

/** A source with all these faults in it; each comes about in a page that is told its number. */
export function plantFaults(source: string, faults: readonly Numbered[]): string {
  const outermostFirst = faults.toSorted(
    (one, two) => one.fault.start - two.fault.start || two.fault.end - one.fault.end,
  );
  const written = ({ start, end }: Span, within: readonly Numbered[]): string => {
    let at = start;
    let text = '';
    for (const [index, { fault }] of within.entries()) {
      if (fault.start < at || fault.end > end) continue;
      const here = within.slice(index).filter((other) => isSamePlace(other.fault, fault));
      const inner = within.slice(index).filter((other) => !here.includes(other));
      const original = fault.flag === undefined ? written(fault.expression, inner) : 'true';
      const either = here.reduceRight(
        (rest, { number, fault: { replacement } }) =>
          `globalThis.${faultKey}(${number}) ? (${replacement}) : ${rest}`,
        `(${original})`,
      );
      const name = fault.flag === undefined ? '' : `${fault.flag}=`;
      text += source.slice(at, fault.start) + (fault.isInMarkup ? `${name}{${either}}` : `(${either})`);
      at = fault.end;
    }
    return text + source.slice(at, end);
  };
  return written({ start: 0, end: source.length }, outermostFirst);
}
