import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState } from '../../chart/chart.ts';
import type { MainWay } from '../../chart/main-way.ts';
import { leadsBack, readingOrder } from '../../chart/reading-order.ts';
import { boxLines, bundles, type Bundle, type Line } from './box-lines.ts';
import type { Text } from '../look/look.ts';
import { textSize, type MeasureText } from './text-size.ts';

/** Room between a box's border and what is in it. */
const inset = 12;
const titleHeight = 30;
const dotSize = 12;

const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '22',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.edgeLabels.inline': 'false',
};

/** With few words less room will do. */
const close = {
  ...layered,
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

/** What a box says above the states inside it. */
function headHeight(lines: readonly Line[]): number {
  return titleHeight + (lines.length === 0 ? 0 : lines.length * textSize.lineHeight + inset / 2);
}

export const dotId = (state: string): string => `${state} ●`;

/** How a chart is drawn. */
export interface DrawingStyle {
  readonly measure: MeasureText;
  readonly text: Text;
  /** What stands out. */
  readonly main: MainWay;
}

/** What is written in a box. */
export const linesOf = (state: ChartState, chart: Chart, { text }: DrawingStyle): readonly Line[] =>
  text === 'all' ? boxLines(state, chart) : [];

/** What is written beside an arrow. */
export function labelLines({ lines }: Bundle, text: Text, main: MainWay): readonly Line[] {
  if (text === 'all') return lines;
  return text === 'main' ? lines.filter((line) => isOnWay(line, main)) : [];
}

export const isOnWay = ({ transition }: Line, main: MainWay): boolean =>
  transition !== null && main.transitions.has(transition);

function nodeOf(state: ChartState, chart: Chart, style: DrawingStyle): ElkNode {
  const { measure, text } = style;
  const lines = linesOf(state, chart, style);
  const title = state.parent === null ? chart.name : state.key;
  const width =
    Math.max(measure(title, 'title'), ...lines.map(({ text }) => measure(text, 'line'))) + 2 * inset;
  const head = headHeight(lines);
  const height = head + (lines.length === 0 ? 4 : 0);
  const inner = chart.states.filter(({ parent }) => parent === state.id);
  if (inner.length === 0) return { id: state.id, width: Math.max(width, 72), height };
  const dots = state.initial.length === 0 ? [] : [{ id: dotId(state.id), width: dotSize, height: dotSize }];
  return {
    id: state.id,
    children: [...dots, ...inner.map((one) => nodeOf(one, chart, style))],
    layoutOptions: {
      'elk.padding':
        text === 'all'
          ? `[top=${head + 14},left=24,bottom=24,right=24]`
          : `[top=${head},left=16,bottom=14,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** The main way goes straight on, whatever the others must do for it. */
const straight = { 'elk.layered.priority.straightness': '10', 'elk.layered.priority.direction': '10' };

interface EdgeStyle extends DrawingStyle {
  isBack: boolean;
}

function edgeOf(bundle: Bundle, { measure, text, isBack, main }: EdgeStyle): ElkExtendedEdge {
  const { id, source, target } = bundle;
  const lines = labelLines(bundle, text, main);
  const isMain = bundle.lines.some((line) => isOnWay(line, main));
  const [from, to] = isBack ? [target, source] : [source, target];
  const edge = { id, sources: [from], targets: [to], layoutOptions: isMain ? straight : {} };
  if (lines.length === 0) return edge;
  const width = Math.max(...lines.map(({ text }) => measure(text, 'line'))) + 12;
  const height = lines.length * textSize.lineHeight + 4;
  return { ...edge, labels: [{ id: `${id} label`, text: id, width, height }] };
}

/** A chart as the layout engine takes it; arrows that lead back are turned, so that it reads from above. */
export function chartGraph(chart: Chart, style: DrawingStyle): ElkNode {
  const [machine] = chart.states;
  const drawn = bundles(chart);
  const order = readingOrder(chart, drawn);
  const starts = chart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial.map((first) => ({ id: `${dotId(id)} → ${first}`, sources: [dotId(id)], targets: [first] })),
  );
  return {
    id: 'drawing',
    layoutOptions: style.text === 'all' ? layered : close,
    children: machine === undefined ? [] : [nodeOf(machine, chart, style)],
    edges: [...starts, ...drawn.map((one) => edgeOf(one, { ...style, isBack: leadsBack(one, order) }))],
  };
}
