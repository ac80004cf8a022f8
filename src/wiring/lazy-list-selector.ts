import type { VisitorFlows } from '../views/flows.ts';
import { dialogModules } from './dialog-modules.ts';
import { lazyFlow } from './lazy-flow.ts';
import type { ListSelectorDependencies } from './list-selector.ts';

type SelectorFlows = Pick<VisitorFlows, 'listSelector'>;

/** What is seen of the selector before it was ever opened. */
const first = { listSelector: { value: 'closed', context: { isDismissed: false }, tags: [] } };

/** The flow that puts products on lists: its code, and its dialog's, come when a list is first asked for. */
export const lazyListSelector = (deps: ListSelectorDependencies): SelectorFlows =>
  lazyFlow<SelectorFlows>(first, async () => {
    const [{ openListSelector }] = await Promise.all([
      import('./list-selector.ts'),
      dialogModules.listSelector(),
    ]);
    return openListSelector(deps);
  });
