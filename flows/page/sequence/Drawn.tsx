import type { Address } from '../use-address.ts';

const titles = { chart: 'Chart', sequence: 'Conversation' } as const;

interface DrawnProps {
  drawn: Address['drawn'];
  choose: (drawn: Address['drawn']) => void;
  /** There is a conversation: a path is walked, or a shop watched. */
  isTold: boolean;
}

/** Whether the chart is drawn, or who tells whom. */
export function Drawn({ drawn, choose, isTold }: DrawnProps) {
  if (!isTold) return null;
  return (
    <span className="source" role="group" aria-label="What is drawn">
      {(['chart', 'sequence'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === drawn} onClick={() => choose(one)}>
          {titles[one]}
        </button>
      ))}
    </span>
  );
}
