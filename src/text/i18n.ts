import { language } from '#language';
import { setupI18n, type I18n } from '@lingui/core';
import { messages } from '#words/frame.po';

/** The words of the frame and of the lists; one per render on the server. */
export const createI18n = (): I18n =>
  setupI18n({
    locale: language,
    messages: { [language]: messages },
    missing(locale, id) {
      // A word that did not come is a fault of ours, which every browser test has to see.
      // oxlint-disable-next-line no-console
      console.error(`i18n.missing ${locale} ${id}`);
      return id;
    },
  });

/** Brings the words of everything else, once. */
export function remainingMessagesOf(i18n: I18n): () => Promise<void> {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const rest = await import('#words/rest.po');
    i18n.load(language, rest.messages);
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
