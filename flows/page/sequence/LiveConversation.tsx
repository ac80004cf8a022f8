import { useMemo } from 'react';
import { liveConversation, type HeardEvent } from '../../conversation/live-conversation.ts';
import { MermaidButton } from './MermaidButton.tsx';
import { SequenceDiagram } from './SequenceDiagram.tsx';

/** What the flows of a running shop tell each other, the newest below; `log` has the newest first. */
export function LiveConversation({ log }: { log: readonly HeardEvent[] }) {
  const conversation = useMemo(() => liveConversation(log.toReversed()), [log]);
  if (log.length === 0) return <p className="waiting">Nothing was told yet. Open a page of the shop.</p>;
  return (
    <>
      <MermaidButton conversation={conversation} />
      <SequenceDiagram conversation={conversation} current={null} />
    </>
  );
}
