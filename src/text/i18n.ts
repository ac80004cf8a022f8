import { language } from '#language';
import { I18n, type AllMessages, type Locale, type Messages } from '@lingui/core';
import { messages } from '#words/frame.po';

/** The words of the shop, above which stand a brand's own, whatever comes after them (TEN-05). */
class ShopI18n extends I18n {
  readonly #own: Messages | undefined;

  constructor(own: Messages | undefined) {
    super({
      missing(locale, id) {
        // A word that did not come is a fault of ours, which every browser test has to see.
        // oxlint-disable-next-line no-console
        console.error(`i18n.missing ${locale} ${id}`);
        return id;
      },
    });
    this.#own = own;
    this.load(language, messages);
    this.activate(language);
  }

  override load(locale: Locale | AllMessages, words?: Messages): void {
    const given = typeof locale === 'string' ? { [locale]: words } : locale;
    // Lingui adds later words to the first object it was given, which is not to be a module's.
    for (const [name, some] of Object.entries(given)) super.load(name, { ...some, ...this.#own });
  }
}

/** The words of the frame and of the lists, and a brand's own; one per render on the server. */
export const createI18n = (own?: Messages): I18n => new ShopI18n(own);

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
