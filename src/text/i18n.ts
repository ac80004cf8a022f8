import { language } from '#language';
import { setupI18n, type AllMessages, type I18n, type Locale, type Messages } from '@lingui/core';
import { messages } from '#words/frame.po';

/** The words of the frame and of the lists, and a brand's own above all that come (TEN-05); one per render on the server. */
export function createI18n(own?: Messages): I18n {
  const i18n = setupI18n({
    missing(locale, id) {
      // A word that did not come is a fault of ours, which every browser test has to see.
      // oxlint-disable-next-line no-console
      console.error(`i18n.missing ${locale} ${id}`);
      return id;
    },
  });
  const loadWords = i18n.load.bind(i18n);
  // A function of its own: components call it through a proxy, which knows no private field of a class.
  i18n.load = (locale: Locale | AllMessages, words?: Messages) => {
    const given = typeof locale === 'string' ? { [locale]: words } : locale;
    // Lingui adds later words to the first object it was given, which is not to be a module's.
    for (const [name, some] of Object.entries(given)) loadWords(name, { ...some, ...own });
  };
  i18n.load(language, messages);
  i18n.activate(language);
  return i18n;
}

/** Fetches the words of everything else, and says none yet. */
export const fetchRest = () => import('#words/rest.po');

/** Brings the words of everything else, once. */
export function remainingMessagesOf(i18n: I18n): () => Promise<void> {
  let loading: Promise<void> | undefined;
  const load = async () => {
    const rest = await fetchRest();
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
