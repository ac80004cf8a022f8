/** How it is told: what happens, a call, how a call ends, a time that is up. */
export type Manner = 'event' | 'call' | 'answer' | 'failure' | 'timer';

/** What somebody tells somebody. */
interface Message {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  /** The event's type, or what is called. */
  readonly text: string;
  readonly manner: Manner;
}

/** What happens next, in a sentence. */
interface Sentence {
  readonly kind: 'sentence';
  readonly text: string;
}

/** Where an actor stands from here on. */
interface Standing {
  readonly kind: 'standing';
  readonly actor: string;
  readonly text: string;
}

export type ConversationLine = Message | Sentence | Standing;

/** Several actors that tell each other things, in the order they do. */
export interface Conversation {
  /** As they are drawn, from left to right. */
  readonly actors: readonly string[];
  readonly lines: readonly ConversationLine[];
}

/** The actors in the order they are met, those given first in front. */
export function conversationOf(first: readonly string[], lines: readonly ConversationLine[]): Conversation {
  const met = lines.flatMap((line) => {
    if (line.kind === 'message') return [line.from, line.to];
    return line.kind === 'standing' ? [line.actor] : [];
  });
  return { actors: [...new Set([...first.filter((one) => met.includes(one)), ...met])], lines };
}
