import { useEffect, useRef } from 'react';
import type { ReplayStep } from '../../replay/replay.ts';

interface StepListProps {
  steps: readonly ReplayStep[];
  at: number;
  jump: (step: number) => void;
  /** Scrolls to the step it stands at. */
  isFollowed?: boolean;
}

/** A path's steps, the one it stands at marked and in sight. */
export function StepList({ steps, at, jump, isFollowed = true }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isFollowed) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, isFollowed]);
  return (
    <ol className="steps" start={0} ref={list}>
      {steps.map(({ says, transitions }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a path may do the same thing twice
        <li key={index}>
          <button
            type="button"
            aria-current={index === at ? 'step' : undefined}
            className={index > 0 && transitions.length === 0 ? 'still' : ''}
            onClick={() => jump(index)}
          >
            {says}
          </button>
        </li>
      ))}
    </ol>
  );
}
