/** The list that is typed; survives a reload of this tab, and ends with it. */
export interface PastedListDraft {
  /** Empty where none is kept. */
  read(): string;
  keep(text: string): void;
}

const key = 'pastedList';

/** A browser that refuses storage begins with an empty list. */
export function pastedListDraftIn(storage: () => Storage): PastedListDraft {
  return {
    read() {
      try {
        return storage().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    keep(text) {
      try {
        if (text === '') storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // what is typed still stands in the field
      }
    },
  };
}
