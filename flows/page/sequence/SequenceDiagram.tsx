import { useEffect, useMemo, useRef } from 'react';
import type { Conversation, ConversationLine } from '../../conversation/conversation.ts';
import { ArrowHeads } from '../drawing/ArrowHeads.tsx';
import { layOutSequence, type SequenceLayout } from './lay-out-sequence.ts';
import './sequence.css';

interface SequenceDiagramProps {
  conversation: Conversation;
  /** The place among the lines of the sentence that is looked at; null for none. */
  current: number | null;
}

/** A conversation drawn: an actor to a column, time from above. */
export function SequenceDiagram({ conversation, current }: SequenceDiagramProps) {
  const layout = useMemo(() => layOutSequence(conversation), [conversation]);
  const { width, height, lanes, headHeight } = layout;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current === null) return;
    place.current?.querySelector(`[data-line="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls is scrolled by keys
    <section ref={place} className="sequence" aria-label="Conversation of the actors" tabIndex={0}>
      <svg className="picture" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <ArrowHeads />
        {lanes.map(({ actor, x }) => (
          <g key={actor}>
            <line className="lane" x1={x} x2={x} y1={headHeight} y2={height} />
            <rect
              className="actor"
              x={x - nameWidth(actor) / 2}
              y={8}
              width={nameWidth(actor)}
              height={28}
              rx={6}
            />
            <text className="name" x={x} y={27} textAnchor="middle">
              {actor}
            </text>
          </g>
        ))}
        {layout.lines.map(({ line, y }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same may be told twice
          <g key={index} className={index === current ? 'told now' : 'told'} data-line={index}>
            <Line line={line} y={y} layout={layout} />
          </g>
        ))}
      </svg>
    </section>
  );
}

const nameWidth = (actor: string): number => actor.length * 8 + 24;

function Line({ line, y, layout }: { line: ConversationLine; y: number; layout: SequenceLayout }) {
  const xOf = (actor: string) => layout.lanes.find((lane) => lane.actor === actor)?.x ?? 0;
  switch (line.kind) {
    case 'sentence':
      return (
        <>
          <rect className="band" x={0} y={y + 6} width={layout.width} height={24} />
          <text className="sentence" x={12} y={y + 23}>
            {line.text}
          </text>
        </>
      );
    case 'standing': {
      const width = line.text.length * 7 + 20;
      return (
        <>
          <rect
            className="standing"
            x={xOf(line.actor) - width / 2}
            y={y + 3}
            width={width}
            height={22}
            rx={11}
          />
          <text className="stands" x={xOf(line.actor)} y={y + 18} textAnchor="middle">
            {line.text}
          </text>
        </>
      );
    }
    case 'message': {
      const [from, to] = [xOf(line.from), xOf(line.to)];
      const isToItself = from === to;
      const points = isToItself
        ? `${from},${y + 12} ${from + 24},${y + 12} ${from + 24},${y + 28} ${from},${y + 28}`
        : `${from},${y + 26} ${to},${y + 26}`;
      return (
        <>
          <polyline className={`message ${line.manner}`} points={points} markerEnd="url(#head)" />
          <text
            className={line.manner}
            x={isToItself ? from + 32 : (from + to) / 2}
            y={isToItself ? y + 24 : y + 20}
            textAnchor={isToItself ? 'start' : 'middle'}
          >
            {line.text}
          </text>
        </>
      );
    }
  }
}
