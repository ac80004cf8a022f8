import type { Conversation, ConversationLine } from '../../conversation/conversation.ts';

/** Where a line of the conversation is drawn, in pixels. */
interface PlacedLine {
  readonly line: ConversationLine;
  readonly y: number;
  readonly height: number;
}

interface Lane {
  readonly actor: string;
  readonly x: number;
}

/** A conversation with a place for everything. */
export interface SequenceLayout {
  readonly width: number;
  readonly height: number;
  readonly headHeight: number;
  readonly lanes: readonly Lane[];
  readonly lines: readonly PlacedLine[];
}

const headHeight = 44;
const margin = 16;
/** About the width of a sign in the drawing's face. */
const signWidth = 7;
const narrowest = 150;
const heights = { sentence: 34, message: 34, standing: 28 } as const;

const middleOf = (actor: string, actors: readonly string[], gaps: readonly number[]): number =>
  gaps.slice(0, actors.indexOf(actor) + 1).reduce((sum, gap) => sum + gap, 0);

/** How far two neighbours stand apart: their names and what is told between them fit. */
function gapsOf({ actors, lines }: Conversation): number[] {
  const gaps = actors.map((actor, at) =>
    Math.max(narrowest, ((actor.length + (actors[at - 1]?.length ?? actor.length)) / 2) * signWidth + 40),
  );
  for (const line of lines) {
    if (line.kind === 'sentence') continue;
    const width = line.text.length * signWidth + 40;
    const ends =
      line.kind === 'message'
        ? [actors.indexOf(line.from), actors.indexOf(line.to)]
        : [actors.indexOf(line.actor)];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    // What stands on one lane reaches to both sides, or to the right alone where it tells itself.
    if (from === to) {
      const share = line.kind === 'message' ? width + 20 : width / 2 + 20;
      if (from + 1 < gaps.length) gaps[from + 1] = Math.max(gaps[from + 1] ?? 0, share);
      if (line.kind === 'standing') gaps[from] = Math.max(gaps[from] ?? 0, from === 0 ? width / 2 : share);
    } else if (to === from + 1) gaps[to] = Math.max(gaps[to] ?? 0, width);
  }
  gaps[0] = Math.max((gaps[0] ?? narrowest) / 2, narrowest / 2);
  return gaps;
}

export function layOutSequence(conversation: Conversation): SequenceLayout {
  const { actors, lines } = conversation;
  const gaps = gapsOf(conversation);
  let y = headHeight + margin;
  const placed = lines.map((line): PlacedLine => {
    const height = heights[line.kind];
    y += height;
    return { line, y: y - height, height };
  });
  const lanes = actors.map((actor) => ({ actor, x: margin + middleOf(actor, actors, gaps) }));
  const last = lanes.at(-1)?.x ?? 0;
  const longest = Math.max(0, ...lines.map((line) => (line.kind === 'sentence' ? line.text.length : 0)));
  return {
    width: Math.max(last + narrowest / 2, longest * signWidth) + 2 * margin,
    height: y + margin,
    headHeight,
    lanes,
    lines: placed,
  };
}
