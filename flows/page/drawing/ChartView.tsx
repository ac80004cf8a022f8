import { useEffect, useMemo, type KeyboardEvent } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { mainWay } from '../../chart/main-way.ts';
import { textOf, type Look } from '../look/look.ts';
import { isFoldable, shownChart } from '../look/shown-chart.ts';
import { ArrowHeads } from './ArrowHeads.tsx';
import type { Box, Drawing } from './lay-out.ts';
import { isDirection, neighbour } from './neighbour.ts';
import { marksOf, type HeatMap, type Lit } from './marks.ts';
import { MiniMap } from './MiniMap.tsx';
import { Parts } from './Parts.tsx';
import { useDrawing } from './use-drawing.ts';
import { useViewport } from './use-viewport.ts';

interface ChartViewProps {
  chart: Chart;
  lit: Lit;
  /** The state or transition that is looked at. */
  part: string | null;
  press: (part: string) => void;
  look: Look;
  heat: HeatMap;
  /** Shows the states inside a state, or no longer. */
  fold: (id: string) => void;
  /** Shows a state with its neighbours alone, or everything again. */
  focus: (id: string) => void;
}

const wayOfPan = 60;

function focusOn(id: string): void {
  document
    .querySelector<SVGGElement>(`.drawing [data-part="${CSS.escape(id)}"]`)
    ?.focus({ preventScroll: true });
}

/** A chart drawn, to be walked, zoomed and pressed. */
export function ChartView({ chart: whole, lit, part, press, look, heat, fold, focus }: ChartViewProps) {
  const chart = useMemo(() => shownChart(whole, look), [whole, look]);
  const marks = useMemo(() => marksOf(chart, look), [chart, look]);
  // Seen from one state alone, the way is still the whole chart's.
  const main = useMemo(() => mainWay(shownChart(whole, { ...look, focus: null })), [whole, look]);
  const drawing = useDrawing(chart, textOf(look, whole.transitions.length), main);
  const viewport = useViewport(drawing);
  const { view, frame, drag, reveal } = viewport;
  const near = nearOf(drawing, lit, part);

  useEffect(() => {
    if (near !== null) reveal(near);
  }, [near, reveal]);

  const keys = (event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target.closest('[data-part]') : null;
    if (event.key === '+' || event.key === '=') viewport.zoomIn(focused);
    else if (event.key === '-') viewport.zoomOut(focused);
    else if (event.key === '0') viewport.showAll();
    else if (event.shiftKey && isDirection(event.key)) {
      const sign = event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? 1 : -1;
      const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      viewport.pan({ x: isAcross ? sign * wayOfPan : 0, y: isAcross ? 0 : sign * wayOfPan });
    } else return;
    event.preventDefault();
  };

  const walk = (event: KeyboardEvent, from: Box) => {
    const { id } = from.state;
    if (event.key === 'Enter' || event.key === ' ') press(id);
    else if (event.key === 'f' && isFoldable(whole, id)) fold(id);
    else if (event.key === 'n') focus(id);
    else if (!event.shiftKey && isDirection(event.key)) {
      const next = neighbour(from, drawing?.boxes ?? [], event.key);
      if (next === null) return;
      reveal(next);
      focusOn(next.state.id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section className="chart" aria-label={`Drawing of ${chart.name}`}>
      <div className="zoom" role="group" aria-label="Zoom">
        <button type="button" onClick={() => viewport.zoomIn()} aria-label="Zoom in">
          +
        </button>
        <button type="button" onClick={() => viewport.zoomOut()} aria-label="Zoom out">
          −
        </button>
        <button type="button" onClick={viewport.showAll}>
          All
        </button>
        <output>{Math.round(view.scale * 100)} %</output>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- drag and keys on the way up from the states */}
      <div className="frame" ref={frame} onKeyDown={keys} {...drag}>
        {drawing === null ? (
          <p className="waiting">Drawing …</p>
        ) : (
          <svg
            className="drawing"
            role="group"
            aria-label="States: arrow keys walk, Enter opens, f folds, n shows the neighbours, + − 0 zoom"
          >
            <ArrowHeads />
            <g className="parts" transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              <Parts
                drawing={drawing}
                chart={chart}
                lit={lit}
                marks={marks}
                heat={heat}
                folded={look.folded}
                part={part}
                press={press}
                walk={walk}
              />
            </g>
          </svg>
        )}
      </div>
      {drawing !== null && (
        <MiniMap
          drawing={drawing}
          view={view}
          screen={viewport.screen}
          lit={lit.states}
          centre={viewport.centre}
        />
      )}
    </section>
  );
}

/** What should be seen: the part looked at, else where the flow stands. */
function nearOf(drawing: Drawing | null, lit: Lit, part: string | null): Box | null {
  const source = part?.split('|')[0] ?? null;
  const innermost = drawing?.boxes.findLast(({ state }) => lit.states.has(state.id));
  return innermost ?? drawing?.boxes.find(({ state }) => state.id === source) ?? null;
}
