import { checkMachine } from './check-machine.ts';
import { textTable } from './machine-report.ts';
import type { AnyFlowModel } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { faultKinds, type FaultKind } from './mutate.ts';

/** What became of one planted fault. */
interface FaultResult {
  readonly kind: FaultKind;
  readonly name: string;
  /** What found it; null when nothing did. */
  readonly foundBy: string | null;
  /** Why nothing can find it, as the model explains. */
  readonly explained: string | null;
}

export interface MutationReport {
  readonly machine: string;
  readonly faults: readonly FaultResult[];
  readonly seconds: number;
}

const ruleOf = (failure: string): string =>
  /^ {2}broken {2}(\S+):/m.exec(failure)?.[1] ??
  /^\S+: (HOUSE\S*|[A-Z]+-\S+) /.exec(failure)?.[1] ??
  failure.split('\n')[0] ??
  '';

/** A damaged machine may have more states; a rule is to find the fault, not the lack of room. */
const spaciousness = 4;

/** Runs the model's paths and rules on one damaged machine; answers what found the fault. */
async function find(model: AnyFlowModel): Promise<string | null> {
  try {
    const { failures } = await checkMachine(model, { isBrief: true });
    return failures[0] === undefined ? null : ruleOf(failures[0].says);
  } catch (cause) {
    return cause instanceof Error ? `${cause.name}: ${cause.message.split('\n')[0]}` : String(cause);
  }
}

/**
 * Plants every fault in a model's machine and returns which ones the paths and rules find; `progress` gets how many
 * are done, of how many. Throws when the machine itself fails.
 */
export async function mutate(
  model: AnyFlowModel,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<MutationReport> {
  const began = performance.now();
  const sound = await checkMachine(model, { isBrief: true });
  if (sound.failures.length > 0)
    throw new Error(`${model.name} fails without any fault planted: ${sound.failures[0]?.says}`);
  const faults: FaultResult[] = [];
  const mutants = mutantsOf(model);
  for (const { kind, name, machine } of mutants) {
    const foundBy = await find({ ...model, machine, limit: model.limit * spaciousness });
    const survivor = model.survivors.find(({ fault }) => `${kind}: ${name}`.startsWith(fault));
    faults.push({ kind, name, foundBy, explained: foundBy === null ? (survivor?.because ?? null) : null });
    progress(faults.length, mutants.length);
  }
  return { machine: model.name, faults, seconds: (performance.now() - began) / 1000 };
}

const isRule = (foundBy: string | null): boolean =>
  foundBy !== null && /^(?:HOUSE|RULE|B|[A-Z]+)-[A-Z0-9-]+$/.test(foundBy);

const rate = (killed: number, total: number): string =>
  total === 0 ? '–' : `${((100 * killed) / total).toFixed(1)} %`;

/** Killed of planted, by kind of fault and machine. */
export function mutationTable(reports: readonly MutationReport[]): string {
  const cell = (faults: readonly FaultResult[]): string =>
    faults.length === 0 ? '–' : `${faults.filter(({ foundBy }) => foundBy !== null).length}/${faults.length}`;
  const row = (name: string, faults: readonly FaultResult[], seconds: number): string[] => {
    const killed = faults.filter(({ foundBy }) => foundBy !== null).length;
    return [
      name,
      ...faultKinds.map((kind) => cell(faults.filter((fault) => fault.kind === kind))),
      `${killed}/${faults.length}`,
      rate(killed, faults.length),
      String(faults.filter(({ foundBy }) => isRule(foundBy)).length),
      String(faults.filter(({ explained }) => explained !== null).length),
      seconds.toFixed(1),
    ];
  };
  const all = reports.flatMap(({ faults }) => faults);
  const seconds = reports.reduce((sum, one) => sum + one.seconds, 0);
  return textTable(
    [
      ['machine', ...faultKinds, 'killed', 'rate', 'by rules', 'explained', 'seconds'],
      ...reports.map((one) => row(one.machine, one.faults, one.seconds)),
      row('all', all, seconds),
    ],
    1,
  );
}

/** The faults nothing found and nothing explains. */
export const unexplained = (reports: readonly MutationReport[]): string[] =>
  reports.flatMap(({ machine, faults }) =>
    faults
      .filter(({ foundBy, explained }) => foundBy === null && explained === null)
      .map(({ kind, name }) => `${machine}: survived, ${kind}: ${name}`),
  );
