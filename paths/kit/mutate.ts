import { not, StateMachine, type AnyStateMachine } from 'xstate';

/*
 * Planting works on the plain configuration a machine was made of, so that any chart can be damaged without knowing it.
 */

/** A configuration node: states, transitions and actions are records and lists of records. */
export type Config = { [key: string]: unknown };

/** The kinds of fault that are planted. */
export const faultKinds = [
  'drop guard',
  'negate guard',
  'swap targets',
  'drop onError',
  'drop timeout',
  'drop entry action',
  'drop action',
  'forget event',
  'skip gate',
  'resume twice',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One planted fault: the machine with it. */
export interface Mutant {
  readonly kind: FaultKind;
  /** Where it was planted, e.g. `adding onError 1 [isSessionExpired]`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

export const isConfig = (value: unknown): value is Config =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A copy that shares nothing but functions and class instances. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isConfig(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}

/** Damages a copy of the machine's configuration; a loop it may make ends after 100 microsteps. */
export function damaged(machine: AnyStateMachine, damage: (config: Config) => void): AnyStateMachine {
  const config = copyOf(machine.config);
  if (!isConfig(config)) throw new Error('a machine without a configuration');
  damage(config);
  config['options'] = { maxIterations: 100 };
  return new StateMachine(config, machine.implementations);
}

/** The part of a configuration at a path. */
export function at(config: Config, path: readonly (string | number)[]): unknown {
  let here: unknown = config;
  for (const key of path) {
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isConfig(here)) here = here[key];
    else return undefined;
  }
  return here;
}

/** A list as a list: one transition or action may stand without its brackets. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const negated = (guard: unknown): unknown => not(guard as never); // any guard of the chart: strings and objects alike
