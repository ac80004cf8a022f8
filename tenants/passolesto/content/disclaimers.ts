import type { SeedDisclaimer } from '../../../contract/tenant-seed.ts';
import { tenant } from '../tenant.ts';

const titles = ['Informativa privacy', 'Offerte e codici sconto', 'Sconti su misura'];

/** The statements of the registration, privacy first, and the terms every order is placed under. */
export const disclaimers: readonly SeedDisclaimer[] = [
  ...tenant.texts.privacyStatements.map((text, at) => ({
    type: 'registration' as const,
    title: titles[at] ?? '',
    text,
    required: at === 0,
  })),
  {
    type: 'checkout',
    title: 'Condizioni di vendita',
    text: 'Accetto le condizioni di vendita di Passolesto.',
    required: true,
  },
];
