import type { KeyboardEvent } from 'react';
import type { Chart } from '../../chart/chart.ts';
import type { Box, Drawing } from './lay-out.ts';
import type { HeatMap, Lit, Marks } from './marks.ts';
import { StateBox, StateLines } from './StateBox.tsx';
import { ArrowLabel, ArrowLine } from './TransitionArrow.tsx';

interface PartsProps {
  drawing: Drawing;
  chart: Chart;
  lit: Lit;
  marks: Marks;
  heat: HeatMap;
  folded: readonly string[];
  part: string | null;
  press: (part: string) => void;
  walk: (event: KeyboardEvent, box: Box) => void;
}

/** Everything that is drawn of a chart, what lies behind first. */
export function Parts({ drawing, chart, lit, marks, heat, folded, part, press, walk }: PartsProps) {
  const parallel = new Set(chart.states.filter(({ kind }) => kind === 'parallel').map(({ id }) => id));
  const pressable = { part, litTransitions: lit.transitions, marks, heat, press };
  const entry = drawing.boxes.some(({ state }) => state.id === part) ? part : chart.id;
  return (
    <>
      {drawing.boxes.map((one) => (
        <StateBox
          key={one.state.id}
          box={one}
          title={one.state.parent === null ? chart.name : one.state.key}
          isLit={lit.states.has(one.state.id)}
          isParallel={one.state.parent !== null && parallel.has(one.state.parent)}
          isFolded={folded.includes(one.state.id)}
          isEntry={one.state.id === entry}
          part={part}
          heat={heat}
          press={press}
          walk={walk}
        />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowLine key={arrow.id} arrow={arrow} {...pressable} />
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
