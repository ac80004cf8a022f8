import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState } from '../../chart/chart.ts';
import { boxLines, bundles, type Bundle, type Line } from './box-lines.ts';
import { leadsBack, readingOrder } from './reading-order.ts';
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

/** What a box says above the states inside it. */
function headHeight(lines: readonly Line[]): number {
  return titleHeight + (lines.length === 0 ? 0 : lines.length * textSize.lineHeight + inset / 2);
}

export const dotId = (state: string): string => `${state} ●`;

function nodeOf(state: ChartState, chart: Chart, measure: MeasureText): ElkNode {
  const lines = boxLines(state, chart);
  const title = state.parent === null ? chart.name : state.key;
  const width =
    Math.max(measure(title, 'title'), ...lines.map(({ text }) => measure(text, 'line'))) + 2 * inset;
  const height = headHeight(lines) + (lines.length === 0 ? 4 : 0);
  const inner = chart.states.filter(({ parent }) => parent === state.id);
  if (inner.length === 0) return { id: state.id, width: Math.max(width, 72), height };
  const dots = state.initial.length === 0 ? [] : [{ id: dotId(state.id), width: dotSize, height: dotSize }];
  return {
    id: state.id,
    children: [...dots, ...inner.map((one) => nodeOf(one, chart, measure))],
    layoutOptions: {
      'elk.padding': `[top=${headHeight(lines) + 14},left=24,bottom=24,right=24]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

function edgeOf(
  { id, source, target, lines }: Bundle,
  isBack: boolean,
  measure: MeasureText,
): ElkExtendedEdge {
  const width = Math.max(...lines.map(({ text }) => measure(text, 'line'))) + 12;
  const height = lines.length * textSize.lineHeight + 4;
  const [from, to] = isBack ? [target, source] : [source, target];
  return { id, sources: [from], targets: [to], labels: [{ id: `${id} label`, text: id, width, height }] };
}

/** A chart as the layout engine takes it; arrows that lead back are turned, so that it reads from above. */
export function chartGraph(chart: Chart, measure: MeasureText): ElkNode {
  const [machine] = chart.states;
  const drawn = bundles(chart);
  const order = readingOrder(chart, drawn);
  const starts = chart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial.map((first) => ({ id: `${dotId(id)} → ${first}`, sources: [dotId(id)], targets: [first] })),
  );
  return {
    id: 'drawing',
    layoutOptions: layered,
    children: machine === undefined ? [] : [nodeOf(machine, chart, measure)],
    edges: [...starts, ...drawn.map((one) => edgeOf(one, leadsBack(one, order), measure))],
  };
}
