/** What was typed in a form that is mailed to the shop, and is not sent yet. */
export interface ContactDraft {
  /** What is typed, by the name of its field. */
  typed: Record<string, string>;
  /** What the address offered as the topic when one was chosen. */
  typedUnder: string | null;
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Read without a schema: these come with the code of the calls, and the page answers before it is here. */
function draftIn(kept: unknown): ContactDraft | null {
  if (typeof kept !== 'object' || kept === null || !('typed' in kept && 'typedUnder' in kept)) return null;
  const { typed, typedUnder } = kept;
  if (typeof typed !== 'object' || typed === null) return null;
  if (typeof typedUnder !== 'string' && typedUnder !== null) return null;
  const texts = Object.entries(typed);
  return texts.every(isText) ? { typed: Object.fromEntries(texts), typedUnder } : null;
}

/** Survives a reload of this tab, and ends with it. */
export interface ContactDraftStore {
  read(): ContactDraft | null;
  keep(draft: ContactDraft): void;
  forget(): void;
}

/** A browser that refuses storage begins with an empty form. */
export function contactDraftIn(
  storage: () => Storage,
  key: 'contactDraft' | 'withdrawalDraft',
): ContactDraftStore {
  return {
    read() {
      try {
        return draftIn(JSON.parse(storage().getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep(draft) {
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch {
        // what is typed still stands in the form
      }
    },
    forget() {
      try {
        storage().removeItem(key);
      } catch {
        // nothing could be kept either
      }
    },
  };
}
