import { arrowPath } from './arrow-path.ts';
import type { Arrow } from './lay-out.ts';
import { PressableLine, type PressableProps } from './PressableLine.tsx';
import { textSize } from './text-size.ts';

const transitionsOf = ({ bundle }: Arrow): string[] =>
  bundle?.lines.flatMap(({ transition }) => transition ?? []) ?? [];

/** The line of an arrow, lit or chosen when one of its transitions is. */
export function ArrowLine({ arrow, part, litTransitions }: { arrow: Arrow } & Omit<PressableProps, 'press'>) {
  const transitions = transitionsOf(arrow);
  const isLit = transitions.some((id) => litTransitions.has(id));
  const isChosen = transitions.some((id) => id === part);
  const marks = ['arrow', ...(isLit ? ['lit'] : []), ...(isChosen ? ['chosen'] : [])];
  const head = isLit ? 'head-lit' : isChosen ? 'head-chosen' : 'head';
  return <path className={marks.join(' ')} d={arrowPath(arrow.points)} markerEnd={`url(#${head})`} />;
}

/** What stands beside an arrow, a line for each transition. */
export function ArrowLabel({ arrow, ...pressable }: { arrow: Arrow } & PressableProps) {
  const { bundle, label } = arrow;
  if (bundle === null || label === null) return null;
  return (
    <g className="label">
      <rect className="ground" x={label.x} y={label.y} width={label.width} height={label.height} rx={5} />
      {bundle.lines.map((line, index) => (
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
