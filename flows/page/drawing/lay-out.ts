import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState } from '../../chart/chart.ts';
import { leadsBack, readingOrder } from '../../chart/reading-order.ts';
import { bundles, type Bundle, type Line } from './box-lines.ts';
import { chartGraph, dotId, isOnWay, labelLines, linesOf, type DrawingStyle } from './chart-graph.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Rectangle {
  readonly state: ChartState;
  readonly isMain: boolean;
  readonly lines: readonly Line[];
}

export interface Arrow {
  readonly id: string;
  readonly points: readonly Point[];
  readonly bundle: Bundle | null;
  readonly isMain: boolean;
  /** What is written beside it. */
  readonly lines: readonly Line[];
  /** Where its lines stand; null where there are none. */
  readonly label: Rectangle | null;
}

/** A chart with a place for everything, in pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Outer ones first. */
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly dots: readonly Rectangle[];
}

const engine = new ELK();

const rectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({
  x,
  y,
  width,
  height,
});

function nodesById(node: ElkNode, found = new Map<string, ElkNode>()): Map<string, ElkNode> {
  found.set(node.id, node);
  for (const child of node.children ?? []) nodesById(child, found);
  return found;
}

/** The engine may hand an edge to the node that holds both of its ends. */
const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
];

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

/** Finds a place for every state, arrow and label of a chart. */
export async function layOut(chart: Chart, style: DrawingStyle): Promise<Drawing> {
  const { main } = style;
  const graph = await engine.layout(chartGraph(chart, style));
  const nodes = nodesById(graph);
  const drawn = new Map(bundles(chart).map((bundle) => [bundle.id, bundle]));
  const order = readingOrder(chart, [...drawn.values()]);
  const arrows = edgesIn(graph).map((edge): Arrow => {
    const [label] = edge.labels ?? [];
    const bundle = drawn.get(edge.id) ?? null;
    const isBack = bundle !== null && leadsBack(bundle, order);
    return {
      id: edge.id,
      points: isBack ? pointsOf(edge).toReversed() : pointsOf(edge),
      bundle,
      isMain: bundle?.lines.some((line) => isOnWay(line, main)) ?? false,
      lines: bundle === null ? [] : labelLines(bundle, style.text, main),
      label: label === undefined ? null : rectangle(label),
    };
  });
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: chart.states.map((state) => ({
      ...rectangle(nodes.get(state.id) ?? {}),
      state,
      isMain: main.states.has(state.id),
      lines: linesOf(state, chart, style),
    })),
    arrows,
    dots: chart.states.flatMap(({ id }) => {
      const dot = nodes.get(dotId(id));
      return dot === undefined ? [] : [rectangle(dot)];
    }),
  };
}
