import { componentFaults } from './component-faults.ts';
import { markupFaults } from './markup-faults.ts';
import { changeableNodes } from './syntax.ts';
import type { ViewFault } from './view-fault.ts';

const isSame = (one: ViewFault, other: ViewFault): boolean =>
  one.start === other.start && one.end === other.end && one.replacement === other.replacement;

/** Faults that can be planted in a view or a component. `file` is its path. */
export function faultsIn(file: string, source: string): ViewFault[] {
  const nodes = changeableNodes(file, source);
  const faults = [...markupFaults(nodes, source), ...componentFaults(nodes, source)];
  return faults
    .filter((fault, index) => faults.findIndex((other) => isSame(fault, other)) === index)
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
}
