import type { Conversation } from '../../conversation/conversation.ts';
import { mermaidSequence } from '../../conversation/mermaid-sequence.ts';
import { CopyButton } from '../CopyButton.tsx';

/** Copies a conversation as source for Mermaid. */
export const MermaidButton = ({ conversation }: { conversation: Conversation }) => (
  <p className="source mermaid">
    <CopyButton title="Copy as Mermaid" text={() => mermaidSequence(conversation)} />
  </p>
);
