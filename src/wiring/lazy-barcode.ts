import type { VisitorFlows } from '../views/flows.ts';
import type { BarcodeDependencies } from './barcode.ts';
import { dialogModules } from './dialog-modules.ts';
import { lazyFlow } from './lazy-flow.ts';

type BarcodeFlows = Pick<VisitorFlows, 'barcode'>;

/** What is seen of it before it was ever opened. */
const first = { barcode: { value: 'closed', context: {}, tags: [] } };

/** The flow that finds a product by its barcode: its code, and its dialog's, come when it is first opened. */
export const lazyBarcode = (deps: BarcodeDependencies): BarcodeFlows =>
  lazyFlow<BarcodeFlows>(first, async () => {
    const [{ openBarcode }] = await Promise.all([import('./barcode.ts'), dialogModules.barcode()]);
    return openBarcode(deps);
  });
