import { RefusalError } from '../../platform/domain-errors.ts';

export const areaIsServed = () => new RefusalError('area.served', 'A questo CAP consegniamo già.');
