import * as v from 'valibot';
import { personTypes } from '../../contract/api/account/fiscal-person.ts';

const fieldsSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  birthdate: v.string(),
  phone: v.string(),
  fiscalCode: v.string(),
  companyName: v.string(),
  vatNumber: v.string(),
  invoiceAddress: v.string(),
  email: v.string(),
  confirmEmail: v.string(),
  address1: v.string(),
  addressNumber: v.string(),
  postalCode: v.string(),
  city: v.string(),
  province: v.string(),
  fidelityCard: v.string(),
});

const draftSchema = v.object({
  personType: v.picklist(personTypes),
  fields: fieldsSchema,
  storeId: v.nullable(v.number()),
  /** The statements that were ticked. */
  accepted: v.pipe(v.array(v.number()), v.readonly()),
});

/** What was typed for an account that is not open yet. A password is in none. */
type RegistrationDraft = v.InferOutput<typeof draftSchema>;

/** Survives a reload of this tab, and ends with it. */
export interface RegistrationDraftStore {
  read(): RegistrationDraft | null;
  keep(draft: RegistrationDraft): void;
  forget(): void;
}

const key = 'registrationDraft';

/** A browser that refuses storage begins with an empty form. */
export function registrationDraftIn(storage: () => Storage): RegistrationDraftStore {
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
        // The schema leaves out what is not of a draft.
        storage().setItem(key, JSON.stringify(v.parse(draftSchema, draft)));
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
