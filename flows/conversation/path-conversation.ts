import type { AnyMachineSnapshot } from 'xstate';
import { cover, type Path } from '../../paths/kit/cover.ts';
import { Coverage } from '../../paths/kit/coverage.ts';
import type { Effects } from '../../paths/kit/effects.ts';
import { explore } from '../../paths/kit/explore.ts';
import { openHeldWorld } from '../../paths/kit/held-world.ts';
import type { AnyFlowModel, Start } from '../../paths/kit/model.ts';
import { movesOf, type Move } from '../../paths/kit/moves.ts';
import { place } from '../../paths/kit/place.ts';
import type { World } from '../../paths/kit/world.ts';
import { conversationOf, type Conversation, type ConversationLine, type Manner } from './conversation.ts';

/** Whoever presses, and whatever hears what a flow emits: the views and what puts the flows together. */
const page = 'page';

interface Journey {
  readonly start: Start<unknown>;
  readonly path: Path;
}

/** The path of a number, as `npm run paths` counts; null beyond the last. */
function journeyOf(model: AnyFlowModel, number: number): Journey | null {
  const journeys = model.starts.flatMap((start) =>
    cover(explore(model, start)).map((path): Journey => ({ start, path })),
  );
  return journeys[number - 1] ?? null;
}

const message = (from: string, to: string, text: string, manner: Manner): ConversationLine => ({
  kind: 'message',
  from,
  to,
  text,
  manner,
});

function movedBy({ kind, id, src, event }: Move, flow: string): ConversationLine {
  switch (kind) {
    case 'sent':
      return message(page, flow, event.type, 'event');
    case 'elapsed':
      return message(flow, flow, `after ${id}`, 'timer');
    case 'done':
      return message(src, flow, 'done', 'answer');
    case 'failed':
      return message(src, flow, 'failed', 'failure');
  }
}

const effectLines = ({ calls, opened, told, emitted }: Effects, flow: string): ConversationLine[] => [
  ...told.map(({ to, event }) => message(flow, to, event.type, 'event')),
  ...emitted.map(({ type }) => message(flow, page, type, 'event')),
  ...calls.map(({ src }) => message(flow, src, 'calls', 'call')),
  ...opened.map(({ src }) => message(flow, src, 'opens', 'call')),
];

/** The move of the path as it is possible where the flow stands now: its event may carry what is known only here. */
const moveNow = (model: AnyFlowModel, snapshot: AnyMachineSnapshot, { label }: Move): Move => {
  const move = movesOf(model, snapshot).find((one) => one.label === label);
  if (move === undefined) throw new Error(`${model.name}: '${label}' is not possible in ${place(snapshot)}`);
  return move;
};

/**
 * Walks a generated path with the real machine, its calls and flows held, and tells what it says to whom; null for a
 * number beyond the last path.
 */
export async function pathConversation(model: AnyFlowModel, number: number): Promise<Conversation | null> {
  const journey = journeyOf(model, number);
  if (journey === null) return null;
  const { start, path } = journey;
  const world: World = openHeldWorld(model, start, new Coverage());
  const stands = (): AnyMachineSnapshot => {
    const snapshot = world.snapshot();
    if (snapshot === null) throw new Error(`${model.name}: nothing is seen of the flow`);
    return snapshot;
  };
  const lines: ConversationLine[] = [];
  const tell = (says: string, moved: readonly ConversationLine[]) => {
    lines.push({ kind: 'sentence', text: says }, ...moved, ...effectLines(world.effects(), model.name));
    lines.push({ kind: 'standing', actor: model.name, text: place(stands()) });
  };
  try {
    tell(start.says, []);
    for (const { move: planned } of path) {
      const move = moveNow(model, stands(), planned);
      await world.play(move);
      tell(move.says, [movedBy(move, model.name)]);
    }
  } finally {
    await world.close();
  }
  return conversationOf([page, model.name], lines);
}
