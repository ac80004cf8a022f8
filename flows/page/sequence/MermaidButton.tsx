import { useState } from 'react';
import type { Conversation } from '../../conversation/conversation.ts';
import { mermaidSequence } from '../../conversation/mermaid-sequence.ts';

/** Copies a conversation as source for Mermaid. */
export function MermaidButton({ conversation }: { conversation: Conversation }) {
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mermaidSequence(conversation));
      setTold('Copied');
    } catch {
      setTold('Not copied'); // the browser asked, and was told no
    }
  };
  return (
    <p className="mermaid">
      <button type="button" onClick={() => void copy()}>
        Copy as Mermaid
      </button>{' '}
      <span role="status">{told}</span>
    </p>
  );
}
