import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownDisclaimer = () =>
  new RefusalError(
    'disclaimer.unknown',
    { it: 'Uno dei consensi non esiste.', 'en-US': 'One of the consents does not exist.' },
    'disclaimers',
  );

export const requiredDisclaimer = (title: string) =>
  new RefusalError(
    'disclaimer.required',
    {
      it: `Il consenso «${title}» è necessario e non si può revocare.`,
      'en-US': `The consent “${title}” is required and cannot be withdrawn.`,
    },
    'disclaimers',
  );
