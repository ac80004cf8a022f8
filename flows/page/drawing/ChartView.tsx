import { useEffect, type KeyboardEvent } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { ArrowHeads } from './ArrowHeads.tsx';
import type { Box, Drawing } from './lay-out.ts';
import { isDirection, neighbour } from './neighbour.ts';
import { StateBox, StateLines } from './StateBox.tsx';
import { ArrowLabel, ArrowLine } from './TransitionArrow.tsx';
import { useDrawing } from './use-drawing.ts';
import { useViewport } from './use-viewport.ts';

/** What is lit: where a replayed path or a running flow stands, and how it came there. */
export interface Lit {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

interface ChartViewProps {
  chart: Chart;
  lit: Lit;
  /** The state or transition that is looked at. */
  part: string | null;
  press: (part: string) => void;
}

const wayOfPan = 60;

function focusOn(id: string): void {
  document
    .querySelector<SVGGElement>(`.drawing [data-part="${CSS.escape(id)}"]`)
    ?.focus({ preventScroll: true });
}

/** A chart drawn, to be walked, zoomed and pressed. */
export function ChartView({ chart, lit, part, press }: ChartViewProps) {
  const drawing = useDrawing(chart);
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
    if (event.key === 'Enter' || event.key === ' ') press(from.state.id);
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
          <svg className="drawing" role="group" aria-label="States: arrow keys walk, Enter opens, + − 0 zoom">
            <ArrowHeads />
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              <Parts drawing={drawing} chart={chart} lit={lit} part={part} press={press} walk={walk} />
            </g>
          </svg>
        )}
      </div>
    </section>
  );
}

/** What should be seen: the part looked at, else where the flow stands. */
function nearOf(drawing: Drawing | null, lit: Lit, part: string | null): Box | null {
  const source = part?.split('|')[0] ?? null;
  const innermost = drawing?.boxes.findLast(({ state }) => lit.states.has(state.id));
  return innermost ?? drawing?.boxes.find(({ state }) => state.id === source) ?? null;
}

interface PartsProps extends ChartViewProps {
  drawing: Drawing;
  walk: (event: KeyboardEvent, box: Box) => void;
}

function Parts({ drawing, chart, lit, part, press, walk }: PartsProps) {
  const parallel = new Set(chart.states.filter(({ kind }) => kind === 'parallel').map(({ id }) => id));
  const pressable = { part, litTransitions: lit.transitions, press };
  const entry = drawing.boxes.some(({ state }) => state.id === part) ? part : chart.id;
  const box = (one: Box) => (
    <StateBox
      key={one.state.id}
      box={one}
      title={one.state.parent === null ? chart.name : one.state.key}
      isLit={lit.states.has(one.state.id)}
      isParallel={one.state.parent !== null && parallel.has(one.state.parent)}
      isEntry={one.state.id === entry}
      part={part}
      press={press}
      walk={walk}
    />
  );
  return (
    <>
      {drawing.boxes.map(box)}
      {drawing.arrows.map((arrow) => (
        <ArrowLine key={arrow.id} arrow={arrow} part={part} litTransitions={lit.transitions} />
      ))}
      {drawing.dots.map(({ x, y, width }) => (
        <circle key={`${x} ${y}`} className="dot" cx={x + width / 2} cy={y + width / 2} r={width / 2} />
      ))}
      {drawing.boxes.map((one) => (
        <StateLines key={one.state.id} box={one} {...pressable} />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowLabel key={arrow.id} arrow={arrow} {...pressable} />
      ))}
    </>
  );
}
