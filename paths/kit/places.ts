import { isConfig, listOf, type Config } from './mutate.ts';

export type ConfigPath = readonly (string | number)[];

/** Where transitions stand: the list at `path` of a configuration. */
export interface TransitionPlace {
  readonly path: ConfigPath;
  /** The state's name, dotted; the machine itself is `(root)`. */
  readonly state: string;
  /** What starts them: `on cart.add`, `always`, `after quiet`, `login onDone`. */
  readonly trigger: string;
  readonly kind: 'on' | 'always' | 'after' | 'onDone' | 'onError';
  readonly transitions: readonly Config[];
}

export interface StatePlace {
  readonly path: ConfigPath;
  readonly name: string;
  readonly config: Config;
}

const toConfig = (value: unknown): Config => (isConfig(value) ? value : { target: value });

/** Every state of a configuration, the root first. */
export function statesOf(config: Config, path: ConfigPath = [], name = '(root)'): StatePlace[] {
  const states = config['states'];
  const inner = isConfig(states)
    ? Object.entries(states).flatMap(([key, state]) =>
        isConfig(state)
          ? statesOf(state, [...path, 'states', key], name === '(root)' ? key : `${name}.${key}`)
          : [],
      )
    : [];
  return [{ path, name, config }, ...inner];
}

function transitionsOf({ path, name, config }: StatePlace): TransitionPlace[] {
  const place = (
    key: ConfigPath,
    kind: TransitionPlace['kind'],
    trigger: string,
    value: unknown,
  ): TransitionPlace[] =>
    value === undefined
      ? []
      : [{ path: [...path, ...key], state: name, kind, trigger, transitions: listOf(value).map(toConfig) }];
  const keyed = (key: 'on' | 'after') => {
    const record = config[key];
    return isConfig(record)
      ? Object.entries(record).flatMap(([type, value]) => place([key, type], key, `${key} ${type}`, value))
      : [];
  };
  const invokes = listOf(config['invoke']).flatMap((invoke, index) => {
    if (!isConfig(invoke)) return [];
    const key = Array.isArray(config['invoke']) ? ['invoke', index] : ['invoke'];
    const id = String(invoke['id']);
    return [
      ...place([...key, 'onDone'], 'onDone', `${id} onDone`, invoke['onDone']),
      ...place([...key, 'onError'], 'onError', `${id} onError`, invoke['onError']),
    ];
  });
  return [
    ...keyed('on'),
    ...place(['always'], 'always', 'always', config['always']),
    ...keyed('after'),
    ...invokes,
  ];
}

/** Every list of transitions of a configuration. */
export const transitionPlaces = (config: Config): TransitionPlace[] =>
  statesOf(config).flatMap(transitionsOf);
