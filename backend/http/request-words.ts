import type { Said } from '../platform/said.ts';

/** A request another site may have caused. */
export const requestRefused: Said = {
  it: 'Richiesta non consentita.',
  'en-US': 'This request is not allowed.',
};

/** A request nobody can read. */
export const unreadableRequest: Said = {
  it: 'La richiesta non è leggibile.',
  'en-US': 'The request cannot be read.',
};
