import type { Language } from '../../../contract/languages.ts';

/** The language this build of the screens is in. */
export const language: Language = 'it';
