import { RefusalError } from '../../platform/domain-errors.ts';

export const areaIsServed = () =>
  new RefusalError('area.served', {
    it: 'A questo CAP consegniamo già.',
    'en-US': 'We already deliver to this postal code.',
  });
