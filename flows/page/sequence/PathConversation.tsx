import type { Conversation } from '../../conversation/conversation.ts';
import { useFetched } from '../use-fetched.ts';
import { MermaidButton } from './MermaidButton.tsx';
import { SequenceDiagram } from './SequenceDiagram.tsx';

interface PathConversationProps {
  flow: string;
  path: number;
  /** How far it is walked, 0 at its start. */
  step: number;
}

/** What a flow tells others, and they it, on a generated path. */
export function PathConversation({ flow, path, step }: PathConversationProps) {
  const { fetched } = useFetched<Conversation>(`conversations/${flow}/${path}`);
  if (fetched.status === 'loading') return <p className="waiting">Walking the path …</p>;
  if (fetched.status === 'failed') return <p className="broken">{fetched.reason}</p>;
  const sentences = fetched.value.lines.flatMap(({ kind }, index) => (kind === 'sentence' ? [index] : []));
  return (
    <>
      <MermaidButton conversation={fetched.value} />
      <SequenceDiagram conversation={fetched.value} current={sentences[step] ?? null} />
    </>
  );
}
