import type { ChartTransition, Invocation, Trigger } from './chart.ts';

/** What starts a transition, in a few words. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'always':
      return 'always';
    case 'after':
      return `after ${trigger.time}`;
    case 'done':
      return `${trigger.invoke} done`;
    case 'failed':
      return `${trigger.invoke} failed`;
    case 'complete':
      return 'all done';
  }
}

/** Trigger and guard as one reads them beside an arrow: `add failed [isRefused]`. */
export const transitionWords = ({ trigger, guard }: ChartTransition): string =>
  guard === null ? triggerWords(trigger) : `${triggerWords(trigger)} [${guard}]`;

/** Returns `calls buy`, `opens delivery`; with its id where that is another one, and what the call waits for. */
export function invokeWords({ id, src, isFlow, isPatient }: Invocation): string {
  const words = `${isFlow ? 'opens' : 'calls'} ${src}`;
  return `${id === src ? words : `${words} as ${id}`}${isPatient ? ', waits for login and service' : ''}`;
}
