import type { KeyboardEvent } from 'react';
import type { Box } from './lay-out.ts';
import { heatMark } from './marks.ts';
import { PressableLine, type PressableProps } from './PressableLine.tsx';
import { textSize } from './text-size.ts';

const inset = 12;
const titleLine = 20;
const rule = 30;

interface StateBoxProps extends Pick<PressableProps, 'part' | 'press' | 'heat'> {
  box: Box;
  title: string;
  isLit: boolean;
  isParallel: boolean;
  /** It stands for states inside it that are not drawn. */
  isFolded: boolean;
  /** The one state Tab comes to; arrow keys lead to the others. */
  isEntry: boolean;
  walk: (event: KeyboardEvent, box: Box) => void;
}

/** A state's path in its chart; the chart itself is called as its title says. */
const nameOf = (id: string, title: string): string => id.split('.').slice(1).join('.') || title;

/** A state's box with its title. */
export function StateBox({
  box,
  title,
  isLit,
  isParallel,
  isFolded,
  isEntry,
  part,
  heat,
  press,
  walk,
}: StateBoxProps) {
  const { state, isMain, x, y, width, height, lines } = box;
  const { kind } = state;
  const marks = [
    'state',
    kind,
    ...(isMain ? ['main'] : []),
    ...heatMark(heat, [state.id]),
    ...(isFolded ? ['folded'] : []),
    ...(isLit ? ['lit'] : []),
    ...(part === state.id ? ['chosen'] : []),
    ...(isParallel ? ['region'] : []),
  ];
  return (
    <g
      className={marks.join(' ')}
      data-part={state.id}
      role="button"
      tabIndex={isEntry ? 0 : -1}
      aria-pressed={part === state.id}
      aria-label={`State ${nameOf(state.id, title)}${isFolded ? ', folded' : ''}${isLit ? ', active' : ''}`}
      onClick={() => press(state.id)}
      onKeyDown={(event) => walk(event, box)}
    >
      {isFolded && <rect className="body" x={x + 4} y={y + 4} width={width} height={height} rx={8} />}
      <rect className="body" x={x} y={y} width={width} height={height} rx={8} />
      {kind === 'final' && (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={5} />
      )}
      <text className="title" x={x + inset} y={y + titleLine}>
        {title}
        {isFolded && ' …'}
      </text>
      {lines.length > 0 && <line className="rule" x1={x} x2={x + width} y1={y + rule} y2={y + rule} />}
    </g>
  );
}

/** What a state does and takes, over any arrow that passes. */
export function StateLines({ box: { x, y, width, lines }, ...pressable }: { box: Box } & PressableProps) {
  return lines.map((line, index) => (
    <PressableLine
      // Two lines may say the same; their order is the chart's own.
      key={`${line.text} ${String(index)}`}
      line={line}
      area={{
        x: x + 4,
        y: y + rule + 4 + index * textSize.lineHeight,
        width: width - 8,
        height: textSize.lineHeight,
      }}
      {...pressable}
    />
  ));
}
