import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownDisclaimer = () =>
  new RefusalError('disclaimer.unknown', 'Uno dei consensi non esiste.', 'disclaimers');

export const requiredDisclaimer = (title: string) =>
  new RefusalError(
    'disclaimer.required',
    `Il consenso «${title}» è necessario e non si può revocare.`,
    'disclaimers',
  );
