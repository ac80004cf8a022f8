type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config => value instanceof Object && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const partsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isConfig(value) ? Object.entries(value) : [];

/** What a chart's drawing shows of a state: where its transitions lead, what it invokes, the states in it. */
interface DrawnState {
  readonly type: unknown;
  readonly initial: unknown;
  /** By trigger, the targets in their order; null for a transition that stays. */
  readonly transitions: Readonly<Record<string, readonly unknown[]>>;
  readonly invokes: readonly { readonly id: unknown; readonly src: unknown }[];
  readonly states: Readonly<Record<string, DrawnState>>;
}

const targetOf = (transition: unknown): unknown => {
  const target = isConfig(transition) ? transition['target'] : transition;
  const [only = null, ...more] = listOf(target);
  return more.length > 0 ? target : only;
};

const targetsOf = (value: unknown): readonly unknown[] => listOf(value).map(targetOf);

/** Returns what is drawn of a state, from a configuration as XState takes it or as Stately's extractor gives it. */
export function drawnState(config: unknown): DrawnState {
  const state = isConfig(config) ? config : {};
  const invokes = listOf(state['invoke']).filter(isConfig);
  const transitions = [
    ...partsOf(state['on']).map(([event, value]) => [`on ${event}`, value] as const),
    ...partsOf(state['after']).map(([delay, value]) => [`after ${delay}`, value] as const),
    ['always', state['always']] as const,
    ['onDone', state['onDone']] as const,
    ...invokes.flatMap(({ id, onDone, onError }) => [
      [`${String(id)} done`, onDone] as const,
      [`${String(id)} failed`, onError] as const,
    ]),
  ];
  return {
    type: state['type'] ?? null,
    initial: state['initial'] ?? null,
    transitions: Object.fromEntries(
      transitions.filter(([, value]) => value !== undefined).map(([name, value]) => [name, targetsOf(value)]),
    ),
    invokes: invokes.map(({ id, src }) => ({ id, src })),
    states: Object.fromEntries(partsOf(state['states']).map(([name, inner]) => [name, drawnState(inner)])),
  };
}
