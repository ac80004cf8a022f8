import type { Chart, ChartState, ChartTransition, Invocation } from '../chart/chart.ts';
import { invokeWords, triggerWords } from '../chart/words.ts';
import type { CountedFlow } from './counted-flow.ts';
import { code, codes, page, section, table } from './markdown.ts';
import { mermaidOf } from './mermaid.ts';

/** A state's way inside its machine; the machine itself by its name. */
const shortId = (id: string): string => id.split('.').slice(1).join('.') || id;

const goal = ({ targets }: ChartTransition): string =>
  targets.length === 0 ? 'stays' : codes(targets.map(shortId));

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

function stateRow(state: ChartState, { transitions }: Chart): string[] {
  const own = transitions.filter(({ source }) => source === state.id);
  const doing = [
    ...state.invokes.map(invokeWords),
    ...(state.entry.length > 0 ? [`on entry ${codes(state.entry)}`] : []),
    ...(state.exit.length > 0 ? [`on exit ${codes(state.exit)}`] : []),
  ];
  return [
    `${code(shortId(state.id))}${state.kind === 'atomic' ? '' : ` (${state.kind})`}`,
    state.description ?? '',
    doing.join('; '),
    codes(state.tags),
    unique(own.flatMap(({ requirements }) => requirements)).join(', '),
  ];
}

function eventRows({ transitions }: Chart): string[][] {
  const types = unique(
    transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.type] : [])),
  );
  return types.toSorted().map((type) => {
    const taken = transitions.filter(({ trigger }) => trigger.kind === 'event' && trigger.type === type);
    return [
      code(type),
      codes(unique(taken.map(({ source }) => shortId(source)))),
      unique(taken.flatMap(({ requirements }) => requirements)).join(', '),
    ];
  });
}

/** Where a call leads when it ends in one of these ways. */
function ways(transitions: readonly ChartTransition[]): string {
  return transitions
    .map((one) => (one.guard === null ? goal(one) : `${code(one.guard)} → ${goal(one)}`))
    .join('; ');
}

function callRow(state: ChartState, invocation: Invocation, { transitions }: Chart): string[] {
  const of = (kind: 'done' | 'failed') =>
    transitions.filter(
      ({ source, trigger }) =>
        source === state.id && trigger.kind === kind && trigger.invoke === invocation.id,
    );
  const timers = transitions.flatMap((one) =>
    one.source === state.id && one.trigger.kind === 'after' ? [{ ...one, time: one.trigger.time }] : [],
  );
  return [
    `${code(invocation.src)}${invocation.isFlow ? ' (flow)' : ''}`,
    code(shortId(state.id)),
    ways(of('done')) || '–',
    ways(of('failed')) || '–',
    timers.map((one) => `${one.time} → ${goal(one)}`).join('; ') || '–',
  ];
}

const transitionRow = (one: ChartTransition): string[] => [
  code(shortId(one.source)),
  `${triggerWords(one.trigger)}${one.guard === null ? '' : ` ${code(`[${one.guard}]`)}`}`,
  goal(one),
  codes(one.actions),
  one.requirements.join(', '),
];

/** One flow's page: what it is for, its drawing, and all it knows in tables. */
export function flowPage({ chart, says, paths, cases }: CountedFlow): string {
  const { name, states, transitions } = chart;
  const file = `machines/${name}/${name}.machine.ts`;
  const counted = [
    `leaf states: ${states.filter(({ kind }) => kind === 'atomic' || kind === 'final').length}`,
    `transitions: ${transitions.length}`,
    `generated paths: ${paths}, through ${cases} cases`,
  ].join(' · ');
  return page([
    '<!-- Written by `npm run flows -- --docs` from the statechart; edit that. -->',
    `# ${name}`,
    says,
    `[${file}](../../${file}) · [its rules and cases](../../paths/models/${name}/${name}.model.ts) · [all flows](README.md)`,
    `**${counted}**. The paths run with \`npm run paths -- --machine ${name}\`.`,
    `\`\`\`mermaid\n${mermaidOf(chart)}\n\`\`\``,
    section(
      'States',
      table(
        ['state', 'what it is', 'what it does', 'tags', 'requirements'],
        states.map((state) => stateRow(state, chart)),
      ),
    ),
    section('Events', table(['event', 'heard in', 'requirements'], eventRows(chart))),
    section(
      'Calls and flows',
      table(
        ['what is started', 'in', 'done', 'failed', 'timeout'],
        states.flatMap((state) => state.invokes.map((one) => callRow(state, one, chart))),
      ),
    ),
    section(
      'Transitions',
      table(['in', 'when', 'goes to', 'does', 'requirements'], transitions.map(transitionRow)),
    ),
  ]);
}
