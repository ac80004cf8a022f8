import { conversationOf, type Conversation, type ConversationLine, type Manner } from './conversation.ts';

/** An event that a flow of a running shop heard. */
export interface HeardEvent {
  /** The flow that heard it, and the one that sent it; null where no flow did. */
  readonly machine: string;
  readonly from: string | null;
  readonly event: string;
}

const answer = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(.+)$/;

/** Who tells it, and how, where no flow is known to have: a view, a call, a timer. */
function unsentBy({ machine, event }: HeardEvent): { from: string; text: string; manner: Manner } {
  const [, how, call] = answer.exec(event) ?? [];
  if (call !== undefined)
    return {
      from: call,
      text: how === 'done' ? 'done' : 'failed',
      manner: how === 'done' ? 'answer' : 'failure',
    };
  if (event.startsWith('xstate.after.'))
    return { from: machine, text: event.slice('xstate.'.length), manner: 'timer' };
  return { from: 'page', text: event, manner: 'event' };
}

/** What the flows of a running shop told each other, from what they heard, the oldest first. */
export function liveConversation(heard: readonly HeardEvent[]): Conversation {
  const lines = heard.map((one): ConversationLine => {
    const { from, text, manner } =
      one.from === null ? unsentBy(one) : { from: one.from, text: one.event, manner: 'event' as const };
    return { kind: 'message', from, to: one.machine, text, manner };
  });
  return conversationOf(['page'], lines);
}
