import type { Line } from './box-lines.ts';
import type { Rectangle } from './lay-out.ts';
import { heatMark, type HeatMap, type Marks } from './marks.ts';

const baseline = 13;

/** What is pressed, chosen and lit. */
export interface PressableProps {
  part: string | null;
  litTransitions: ReadonlySet<string>;
  marks: Marks;
  heat: HeatMap;
  press: (id: string) => void;
}

interface PressableLineProps extends PressableProps {
  line: Line;
  area: Rectangle;
  isCentred?: boolean;
}

/** A line of text that stands for a transition, or for what a state does by itself. */
export function PressableLine({
  line,
  area,
  isCentred = false,
  part,
  litTransitions,
  marks,
  heat,
  press,
}: PressableLineProps) {
  const { x, y, width, height } = area;
  const { text, transition } = line;
  const words = (
    <text x={isCentred ? x + width / 2 : x + 8} y={y + baseline} textAnchor={isCentred ? 'middle' : 'start'}>
      {text}
    </text>
  );
  if (transition === null) return <g className="line deed">{words}</g>;
  const classes = [
    'line',
    'transition',
    ...(marks.get(transition) ?? []),
    ...heatMark(heat, [transition]),
    ...(litTransitions.has(transition) ? ['lit'] : []),
    ...(part === transition ? ['chosen'] : []),
  ];
  return (
    <g
      className={classes.join(' ')}
      data-part={transition}
      role="button"
      tabIndex={-1}
      aria-pressed={part === transition}
      aria-label={`Transition ${text}`}
      onClick={() => press(transition)}
      onKeyDown={({ key }) => key === 'Enter' && press(transition)}
    >
      <rect className="hold" x={x} y={y} width={width} height={height} rx={4} />
      {words}
    </g>
  );
}
