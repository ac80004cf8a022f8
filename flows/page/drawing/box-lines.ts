import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import { invokeWords, transitionWords } from '../../chart/words.ts';

/** A line of text inside a state's box, or beside an arrow. */
export interface Line {
  readonly text: string;
  /** The transition the line stands for; null for what the state does by itself. */
  readonly transition: string | null;
}

const own = (text: string): Line => ({ text, transition: null });

/** `spawnChild cart` is XState's word for it. */
const spoken = (action: string): string => action.replace(/^spawnChild /, 'spawn ');

const withActions = (transition: ChartTransition): string =>
  [transitionWords(transition), ...transition.actions.slice(0, 1)].join(' / ') +
  (transition.actions.length > 1 ? ', …' : '');

/** What a state does on its way in and out, what it calls, and the events it takes without leaving. */
export const boxLines = ({ id, entry, exit, invokes }: ChartState, { transitions }: Chart): Line[] => [
  ...invokes.map((one) => own(invokeWords(one))),
  ...entry.map((action) => own(`entry / ${spoken(action)}`)),
  ...exit.map((action) => own(`exit / ${spoken(action)}`)),
  ...transitions
    .filter(({ source, targets }) => source === id && targets.length === 0)
    .map((one) => ({ text: withActions(one), transition: one.id })),
];

/** Transitions between the same two states, drawn as one arrow. */
export interface Bundle {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly lines: readonly Line[];
}

export function bundles({ transitions }: Chart): Bundle[] {
  const found = new Map<string, Bundle>();
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source} → ${target}`;
      const line = { text: transitionWords(transition), transition: transition.id };
      const lines = [...(found.get(id)?.lines ?? []), line];
      found.set(id, { id, source: transition.source, target, lines });
    }
  }
  return [...found.values()];
}
