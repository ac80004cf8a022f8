import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { invokeWords, transitionWords } from '../chart/words.ts';

/** Mermaid reads some signs as its own even inside a label. */
const plain = (text: string): string => text.replaceAll(/[:;#{}"<>%]/g, ' ');

/** A state's way from the machine to it, as Mermaid can take it for a name. */
const nameOf = (id: string): string => id.replaceAll('.', '_');

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const isAround = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/** Mermaid draws no arrow between a state and one around it: those are told in words. */
const isDrawn = ({ source, targets }: ChartTransition): boolean =>
  targets.some((target) => source !== target && !isAround(source, target) && !isAround(target, source));

/** Arrows between the same two states become one, with a line for each. */
function arrows({ transitions }: Chart): string[] {
  const together = new Map<string, string[]>();
  for (const transition of transitions.filter(isDrawn)) {
    for (const target of transition.targets) {
      const ends = `${nameOf(transition.source)} --> ${nameOf(target)}`;
      together.set(ends, [...(together.get(ends) ?? []), plain(transitionWords(transition))]);
    }
  }
  return [...together].map(([ends, words]) => `${ends} : ${words.join('<br/>')}`);
}

function keptWords(transition: ChartTransition): string {
  const { source, targets } = transition;
  const words = transitionWords(transition);
  if (targets.length === 0) return `${words} stays`;
  return targets.includes(source) ? `${words} again` : `${words} to ${targets.map(lastOf).join(', ')}`;
}

const lastOf = (id: string): string => id.split('.').at(-1) ?? id;

/** What stands in a state's box: its calls, and what it does without an arrow. */
function boxWords({ id, invokes }: ChartState, { transitions }: Chart): string[] {
  return [
    ...invokes.map(invokeWords),
    ...transitions.filter((one) => one.source === id && !isDrawn(one)).map(keptWords),
  ].map(plain);
}

function drawState(state: ChartState, chart: Chart): string[] {
  const name = nameOf(state.id);
  const inner = chart.states.filter(({ parent }) => parent === state.id);
  const words = boxWords(state, chart);
  if (inner.length === 0) {
    const end = state.kind === 'final' ? [`${name} --> [*]`] : [];
    return [`state "${state.key}" as ${name}`, ...words.map((word) => `${name} : ${word}`), ...end];
  }
  return [
    `state "${state.key}" as ${name} {`,
    ...indented(drawInside(state, inner, chart)),
    '}',
    ...(words.length === 0 ? [] : [`note right of ${name}`, ...indented(words), 'end note']),
  ];
}

function drawInside({ kind, initial }: ChartState, inner: readonly ChartState[], chart: Chart): string[] {
  const drawn = inner.map((state) => drawState(state, chart));
  if (kind === 'parallel') return drawn.flatMap((lines, at) => (at === 0 ? lines : ['--', ...lines]));
  return [...initial.map((id) => `[*] --> ${nameOf(id)}`), ...drawn.flat()];
}

/** A chart as Mermaid text, for readers of a code host. */
export function mermaidOf(chart: Chart): string {
  const [machine] = chart.states;
  if (machine === undefined) return '';
  const inner = chart.states.filter(({ parent }) => parent === machine.id);
  // The drawing is the machine's own frame, unless the machine does something itself.
  const needsFrame = machine.kind === 'parallel' || boxWords(machine, chart).length > 0;
  const states = needsFrame ? drawState(machine, chart) : drawInside(machine, inner, chart);
  return ['stateDiagram-v2', ...indented([...states, ...arrows(chart)])].join('\n');
}
