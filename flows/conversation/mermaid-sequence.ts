import type { Conversation, ConversationLine } from './conversation.ts';

/** Mermaid reads some signs as its own even inside a text. */
const plain = (text: string): string => text.replaceAll(/[:;#{}"<>%]/g, ' ');

const arrows = { event: '->>', call: '->>', answer: '-->>', failure: '--x', timer: '->>' } as const;

/** A conversation as source for Mermaid. */
export function mermaidSequence({ actors, lines }: Conversation): string {
  const nameOf = (actor: string) => `a${actors.indexOf(actor)}`;
  const lineOf = (line: ConversationLine): string => {
    switch (line.kind) {
      case 'message':
        return `${nameOf(line.from)}${arrows[line.manner]}${nameOf(line.to)}: ${plain(line.text)}`;
      case 'standing':
        return `Note over ${nameOf(line.actor)}: ${plain(line.text)}`;
      case 'sentence':
        return `Note over ${[nameOf(actors[0] ?? ''), nameOf(actors.at(-1) ?? '')].join(',')}: ${plain(line.text)}`;
    }
  };
  return [
    'sequenceDiagram',
    ...actors.map((actor) => `  participant ${nameOf(actor)} as ${plain(actor)}`),
    ...lines.map((line) => `  ${lineOf(line)}`),
    '',
  ].join('\n');
}
