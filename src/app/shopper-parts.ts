import { LazyAssignedDelivery } from '../views/shell/LazyAssignedDelivery.tsx';

/** The parts of the frame that show a shopper's data; where the server rendered them their code has to come first. */
export const loadShopperParts = (): Promise<void> => LazyAssignedDelivery.fetchCode();
