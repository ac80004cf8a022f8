import { reloadsOnResume } from '../../contract/rules/session/app-resume.ts';
import { appLifecycleMachine } from './app-lifecycle.machine.ts';

/** The lifecycle with the rules of time and place. */
export const appLifecycleLogic = appLifecycleMachine.provide({
  guards: {
    isLongAway: ({ context: { leftAt, reloadAfterMs } }, { at }) =>
      leftAt !== null && reloadsOnResume({ awayMs: at - leftAt, path: '/' }, reloadAfterMs),
    mayDepart: ({ context: { path, writes, isOnline } }) =>
      writes === 0 && isOnline && reloadsOnResume({ awayMs: Infinity, path }),
  },
});
