import { arrowPath } from './arrow-path.ts';
import type { Arrow } from './lay-out.ts';
import { commonMarks, heatMark } from './marks.ts';
import { PressableLine, type PressableProps } from './PressableLine.tsx';
import { textSize } from './text-size.ts';

const transitionsOf = ({ bundle }: Arrow): string[] =>
  bundle?.lines.flatMap(({ transition }) => transition ?? []) ?? [];

/** The line of an arrow, lit or chosen when one of its transitions is; pressed, it opens the first of them. */
export function ArrowLine({
  arrow,
  part,
  litTransitions,
  marks,
  heat,
  press,
}: { arrow: Arrow } & PressableProps) {
  const transitions = transitionsOf(arrow);
  const [first] = transitions;
  const classes = [
    'arrow',
    ...commonMarks(marks, transitions),
    ...heatMark(heat, transitions),
    ...(arrow.isMain ? ['main'] : []),
    ...(transitions.some((id) => litTransitions.has(id)) ? ['lit'] : []),
    ...(transitions.some((id) => id === part) ? ['chosen'] : []),
  ];
  const way = arrowPath(arrow.points);
  return (
    <>
      <path className={classes.join(' ')} d={way} markerEnd="url(#head)" />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the mouse; keys open a state, which lists its transitions */}
      {first !== undefined && <path className="reach" d={way} onClick={() => press(first)} />}
    </>
  );
}

/** What stands beside an arrow, a line for each transition. */
export function ArrowLabel({ arrow, ...pressable }: { arrow: Arrow } & PressableProps) {
  const { lines, label } = arrow;
  if (label === null) return null;
  return (
    <g className="label">
      <rect className="ground" x={label.x} y={label.y} width={label.width} height={label.height} rx={5} />
      {lines.map((line, index) => (
        <PressableLine
          key={line.transition}
          line={line}
          area={{
            x: label.x,
            y: label.y + 2 + index * textSize.lineHeight,
            width: label.width,
            height: textSize.lineHeight,
          }}
          isCentred
          {...pressable}
        />
      ))}
    </g>
  );
}
