import type { VisitorFlows } from '../../views/flows.ts';
import { dialogModules } from '../dialog-modules.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { ReauthenticationDependencies } from './reauthentication.ts';

type ReauthenticationFlows = Pick<VisitorFlows, 'reauthentication'>;

/** What is seen of it before a call needed the password. */
const first = { reauthentication: { value: 'closed', context: { error: null }, tags: [] } };

/** The flow that has the password given again: its code, and its dialog's, come with the first call that needs it (B-42). */
export const lazyReauthentication = (deps: ReauthenticationDependencies): ReauthenticationFlows =>
  lazyFlow<ReauthenticationFlows>(first, async () => {
    const [{ openReauthentication }] = await Promise.all([
      import('./reauthentication.ts'),
      dialogModules.reauthentication(),
    ]);
    return openReauthentication(deps);
  });
