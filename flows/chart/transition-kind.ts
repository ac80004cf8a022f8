import type { ChartTransition } from './chart.ts';

/** What a transition is about: the flow's own work, or one of the three ways it is disturbed. */
export const disturbances = ['failure', 'timeout', 'session'] as const;
export type Disturbance = (typeof disturbances)[number];

const isOfSession = /^(?:session|login)\./;
const asksForSession = /session|login|forbidden/i;

/** Null where nothing disturbs the flow. A call that fails because the session is gone is about the session. */
export function disturbanceOf({ trigger, guard }: ChartTransition): Disturbance | null {
  if (trigger.kind === 'after') return 'timeout';
  if (trigger.kind === 'event' && isOfSession.test(trigger.type)) return 'session';
  if (guard !== null && asksForSession.test(guard)) return 'session';
  if (trigger.kind === 'failed') return 'failure';
  return trigger.kind === 'event' && trigger.type.endsWith('.failed') ? 'failure' : null;
}
