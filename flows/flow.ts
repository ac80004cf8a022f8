import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allModels } from '../paths/models/all-models.ts';
import type { AnyFlowModel } from '../paths/kit/model.ts';
import type { Chart } from './chart/chart.ts';
import { readChart } from './chart/read-chart.ts';

/** A flow as people are told of it. */
export interface Flow {
  readonly chart: Chart;
  /** What the machine's own docstring says, on one line. */
  readonly says: string;
}

/** A machine that does not say what it is. */
export class UnspokenMachineError extends Error {
  override readonly name = 'UnspokenMachineError';
}

/** The machine's source, as it stands in machines/. */
export const machineSource = (root: string, name: string): Promise<string> =>
  readFile(join(root, 'machines', name, `${name}.machine.ts`), 'utf8');

/** The docstring above the machine. Throws UnspokenMachineError. */
export function docstringOf(source: string, name: string): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source)?.[1];
  if (comment === undefined)
    throw new UnspokenMachineError(`${name}: no docstring says what the flow is for`);
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function readFlow(root: string, model: AnyFlowModel): Promise<Flow> {
  const says = docstringOf(await machineSource(root, model.name), model.name);
  return { chart: readChart(model), says };
}

/** The flow that spawns the others: who opens the page sees it first. */
const rootFlow = 'shop';

/** Every flow of the shop, the root first, the others by name. */
export const readFlows = (root: string): Promise<Flow[]> =>
  Promise.all(
    allModels
      .toSorted((one, other) => Number(other.name === rootFlow) - Number(one.name === rootFlow))
      .map((model) => readFlow(root, model)),
  );
