import * as v from 'valibot';

const draftSchema = v.object({
  /** What is typed, by the name of its field. */
  typed: v.record(v.string(), v.string()),
  /** What the address offered as the topic when one was chosen. */
  typedUnder: v.nullable(v.string()),
});

/** What was typed for the customer service and is not sent yet. */
export type ContactDraft = v.InferOutput<typeof draftSchema>;

/** Survives a reload of this tab, and ends with it. */
export interface ContactDraftStore {
  read(): ContactDraft | null;
  keep(draft: ContactDraft): void;
  forget(): void;
}

const key = 'contactDraft';

/** A browser that refuses storage begins with an empty form. */
export function contactDraftIn(storage: () => Storage): ContactDraftStore {
  return {
    read() {
      try {
        const parsed = v.safeParse(draftSchema, JSON.parse(storage().getItem(key) ?? 'null'));
        return parsed.success ? parsed.output : null;
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
