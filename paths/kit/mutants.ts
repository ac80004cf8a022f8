import type { AnyFlowModel } from './model.ts';
import {
  at,
  damaged,
  isConfig,
  listOf,
  negated,
  type Config,
  type FaultKind,
  type Mutant,
} from './mutate.ts';
import { casesIn } from './moves.ts';
import { statesOf, transitionPlaces, type ConfigPath, type TransitionPlace } from './places.ts';

interface Fault {
  readonly kind: FaultKind;
  readonly name: string;
  readonly damage: (config: Config) => void;
}

/** Facts that resume what was interrupted. */
const resuming = ['session.opened', 'service.resumed'];

function replace(config: Config, path: ConfigPath, change: (old: unknown) => unknown): void {
  const parent = at(config, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined) return;
  const old = at(config, path);
  const now = change(old);
  if (Array.isArray(parent)) parent[Number(key)] = now;
  else if (isConfig(parent) && now === undefined) delete parent[key];
  else if (isConfig(parent)) parent[key] = now;
}

const guardName = (guard: unknown): string => (isConfig(guard) ? String(guard['type']) : String(guard));
/** An action of the chart by its name; one that opens a flow by what it opens. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (isConfig(action)) return String(action['type']);
  return typeof action === 'function' && 'id' in action ? `opening ${String(action.id)}` : 'inline';
}

/** One transition of a list, changed; undefined takes it out. */
const changeOne =
  ({ path }: TransitionPlace, index: number, change: (one: Config) => Config | undefined) =>
  (config: Config) =>
    replace(config, path, (old) =>
      listOf(old).flatMap((one, n) => {
        const whole = isConfig(one) ? one : { target: one };
        if (n !== index) return [whole];
        const changed = change(whole);
        return changed === undefined ? [] : [changed];
      }),
    );

const named = (place: TransitionPlace, index: number): string => {
  const guard = place.transitions[index]?.['guard'];
  const which = place.transitions.length > 1 ? ` ${index + 1}` : '';
  return `${place.state} ${place.trigger}${which}${guard === undefined ? '' : ` [${guardName(guard)}]`}`;
};

const guardFaults = (place: TransitionPlace): Fault[] =>
  place.transitions.flatMap((one, index): Fault[] => {
    if (one['guard'] === undefined) return [];
    const name = named(place, index);
    const isGate = place.kind === 'always' && place.transitions.length > 1;
    return [
      { kind: 'drop guard', name, damage: changeOne(place, index, ({ guard: _, ...rest }) => rest) },
      {
        kind: 'negate guard',
        name,
        damage: changeOne(place, index, (old) => ({ ...old, guard: negated(old['guard']) })),
      },
      ...(isGate
        ? [{ kind: 'skip gate', name, damage: changeOne(place, index, () => undefined) } as const]
        : []),
    ];
  });

const swapFaults = (place: TransitionPlace): Fault[] =>
  place.transitions.slice(1).flatMap((second, index): Fault[] => {
    const first = place.transitions[index];
    if (first === undefined || first['target'] === second['target']) return [];
    const targeted = (one: Config, target: unknown): Config => {
      const { target: _, ...rest } = one;
      return target === undefined ? rest : { ...rest, target };
    };
    return [
      {
        kind: 'swap targets',
        name: `${named(place, index)} and the next`,
        damage: (config) =>
          replace(config, place.path, (old) =>
            listOf(old).map((one, n) => {
              const whole = isConfig(one) ? one : { target: one };
              if (n === index) return targeted(whole, second['target']);
              return n === index + 1 ? targeted(whole, first['target']) : whole;
            }),
          ),
      },
    ];
  });

const actionFaults = (place: TransitionPlace): Fault[] =>
  place.transitions.flatMap((one, index) =>
    listOf(one['actions']).map((action, position): Fault => ({
      kind: 'drop action',
      name: `${named(place, index)} without ${actionName(action)}`,
      damage: changeOne(place, index, (old) => ({
        ...old,
        actions: listOf(old['actions']).filter((_, n) => n !== position),
      })),
    })),
  );

function wholeFaults(place: TransitionPlace): Fault[] {
  const kind = ({ onError: 'drop onError', after: 'drop timeout', on: 'forget event' } as const)[
    place.kind === 'onDone' || place.kind === 'always' ? 'on' : place.kind
  ];
  if (place.kind === 'onDone' || place.kind === 'always') return [];
  const name = `${place.state} ${place.trigger}`;
  return [{ kind, name, damage: (config) => replace(config, place.path, () => undefined) }];
}

/** The answer of a call goes where its failure should, and its failure where its answer should. */
function answerSwaps(config: Config): Fault[] {
  const places = transitionPlaces(config);
  return places.flatMap((done): Fault[] => {
    const failed = places.find(
      (one) =>
        one.kind === 'onError' &&
        done.kind === 'onDone' &&
        one.path.slice(0, -1).join() === done.path.slice(0, -1).join(),
    );
    const doneTarget = done.transitions[0]?.['target'];
    const failedIndex = (failed?.transitions.length ?? 0) - 1;
    const failedTarget = failed?.transitions[failedIndex]?.['target'];
    if (failed === undefined || doneTarget === undefined || doneTarget === failedTarget) return [];
    return [
      {
        kind: 'swap targets',
        name: `${done.state} ${done.trigger} and its failure`,
        damage: (whole) => {
          changeOne(done, 0, (one) => ({ ...one, target: failedTarget }))(whole);
          changeOne(failed, failedIndex, (one) => ({ ...one, target: doneTarget }))(whole);
        },
      },
    ];
  });
}

const entryFaults = (config: Config): Fault[] =>
  statesOf(config).flatMap(({ path, name, config: state }) =>
    (['entry', 'exit'] as const).flatMap((key) =>
      listOf(state[key]).map((action, position): Fault => ({
        kind: 'drop entry action',
        name: `${name} ${key} without ${actionName(action)}`,
        damage: (whole) =>
          replace(whole, [...path, key], (old) => listOf(old).filter((_, n) => n !== position)),
      })),
    ),
  );

/** While a write is on its way, the fact that resumed it sends it once more. */
const resumeFaults = (config: Config, writes: readonly string[]): Fault[] =>
  statesOf(config).flatMap(({ path, name, config: state }) =>
    listOf(state['invoke']).flatMap((invoke): Fault[] => {
      const key = path.at(-1);
      if (!isConfig(invoke) || !writes.includes(String(invoke['src'])) || typeof key !== 'string') return [];
      return resuming.map((fact) => ({
        kind: 'resume twice',
        name: `${name} on ${fact}`,
        damage: (whole) =>
          replace(whole, [...path, 'on'], (old) => ({
            ...(isConfig(old) ? old : {}),
            [fact]: { target: key, reenter: true },
          })),
      }));
    }),
  );

/** Plants every fault the operators know into a model's machine, one at a time. */
export function mutantsOf(model: AnyFlowModel): Mutant[] {
  const { machine, writes } = model;
  const config: unknown = machine.config;
  if (!isConfig(config)) throw new Error(`${machine.id} has no configuration`);
  const faults = [
    ...transitionPlaces(config).flatMap((place) => [
      ...guardFaults(place),
      ...swapFaults(place),
      ...actionFaults(place),
      ...wholeFaults(place),
    ]),
    ...answerSwaps(config),
    ...entryFaults(config),
    ...resumeFaults(config, writes).filter(({ name }) =>
      resuming.some((fact) => name.endsWith(fact) && fact in casesIn(model)),
    ),
  ];
  return faults.map(({ kind, name, damage }) => ({ kind, name, machine: damaged(machine, damage) }));
}
