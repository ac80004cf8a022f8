import { onDemand } from '../on-demand.tsx';

/** An address is the visitor's, and so are the words for it: their code comes with the visitor's machines. */
export const LazyAssignedDelivery = onDemand(
  async () => (await import('./AssignedDelivery.tsx')).AssignedDelivery,
);
