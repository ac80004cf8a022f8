import { setupI18n, type I18n } from '@lingui/core';
import { messages } from '../../locales/it/messages.po';

/** The storefront's words; one per render on the server. */
export const createI18n = (): I18n => setupI18n({ locale: 'it', messages: { it: messages } });
