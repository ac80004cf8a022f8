import type { VisitorFlows } from '../../views/flows.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { ExchangeDependencies } from './exchange.ts';

type ExchangeFlows = Pick<VisitorFlows, 'exchange'>;

/** What is seen of it before anything is exchanged. */
const first = { exchange: { value: 'idle', context: { requests: [], placed: null }, tags: [] } };

/** The flow of exchanged products: its code comes with the first one (B-25, B-30). */
export const lazyExchange = (deps: ExchangeDependencies): ExchangeFlows =>
  lazyFlow<ExchangeFlows>(first, async () => (await import('./exchange.ts')).openExchange(deps));
