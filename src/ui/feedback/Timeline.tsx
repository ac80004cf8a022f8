import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { mark, step, timeline, when as whenClass } from './Timeline.css.ts';

interface TimelineProps {
  label: string;
  steps: readonly { label: string; state: keyof typeof step; when?: ReactNode }[];
}

/** The stages of an order: past, current and to come. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className={timeline} aria-label={label}>
      {steps.map(({ label: name, state, when }) => (
        <li key={name} className={step[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={mark[state]} aria-hidden="true">
            {state === 'done' && <Icon of={checkIcon} size="sm" />}
          </span>
          <span>{name}</span>
          {when !== undefined && <span className={whenClass}>{when}</span>}
        </li>
      ))}
    </ol>
  );
}
