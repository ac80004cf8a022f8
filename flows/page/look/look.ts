import { disturbances, type Disturbance } from '../../chart/transition-kind.ts';
import { coverageKinds, type CoverageKind } from '../../results/coverage-level.ts';

/** How much of a kind of transition is seen: hidden ones leave no trace, the states they alone lead to included. */
export const showings = ['shown', 'dimmed', 'hidden'] as const;
type Showing = (typeof showings)[number];

/** What is written: names of states; what starts the arrows of the main way; everything. */
export const texts = ['names', 'main', 'all'] as const;
export type Text = (typeof texts)[number];

export const heats = ['none', ...coverageKinds] as const;

/** How a chart is looked at. */
export interface Look {
  readonly showing: Readonly<Record<Disturbance, Showing>>;
  /** Null leaves it to the size of the chart. */
  readonly text: Text | null;
  /** What the colours of the drawing tell. */
  readonly heat: 'none' | CoverageKind;
  /** Ids of states drawn without those inside them. */
  readonly folded: readonly string[];
  /** The state that is drawn with its neighbours alone. */
  readonly focus: string | null;
}

export const plainLook: Look = {
  showing: { failure: 'shown', timeout: 'shown', session: 'shown' },
  text: null,
  heat: 'none',
  folded: [],
  focus: null,
};

const oneOf = <T extends string>(allowed: readonly T[], said: string | null): T | null =>
  allowed.find((one) => one === said) ?? null;

/** Reads what `lookParameters` writes; what it does not know counts as not said. */
export function readLook(parameters: URLSearchParams): Look {
  const showing = (kind: Disturbance) => oneOf(showings, parameters.get(kind)) ?? plainLook.showing[kind];
  return {
    showing: { failure: showing('failure'), timeout: showing('timeout'), session: showing('session') },
    text: oneOf(texts, parameters.get('text')),
    heat: oneOf(heats, parameters.get('heat')) ?? plainLook.heat,
    folded: parameters.getAll('folded'),
    focus: parameters.get('focus'),
  };
}

/** What differs from the plain look, as an address says it. */
export function lookParameters({ showing, text, heat, folded, focus }: Look): [string, string][] {
  return [
    ...disturbances
      .filter((kind) => showing[kind] !== plainLook.showing[kind])
      .map((kind): [string, string] => [kind, showing[kind]]),
    ...(text === null ? [] : [['text', text] satisfies [string, string]]),
    ...(heat === plainLook.heat ? [] : [['heat', heat] satisfies [string, string]]),
    ...folded.map((id): [string, string] => ['folded', id]),
    ...(focus === null ? [] : [['focus', focus] satisfies [string, string]]),
  ];
}

/** Charts with more transitions than these are not read at a glance with every word, or with those of the main way. */
const tooManyFor = { all: 18, main: 40 } as const;

/** What is written of a chart of this size unless somebody says otherwise; of a state with its neighbours, everything. */
export function textOf({ text, focus }: Look, transitions: number): Text {
  if (text !== null) return text;
  if (focus !== null || transitions <= tooManyFor.all) return 'all';
  return transitions <= tooManyFor.main ? 'main' : 'names';
}

/** The same look at another chart. */
export const lookElsewhere = (look: Look): Look => ({ ...look, folded: [], focus: null });

export const folding = (look: Look, id: string): Look => ({
  ...look,
  folded: look.folded.includes(id) ? look.folded.filter((one) => one !== id) : [...look.folded, id],
});
