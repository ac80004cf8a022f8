/** Whom the confirmation of a registration was written to; lives as long as the tab. */
export interface RegisteredEmailStore {
  read(): string | null;
  keep(email: string): void;
}

const key = 'registeredEmail';

/** A browser that refuses storage knows no address: it is asked for. */
export function registeredEmailIn(storage: () => Storage): RegisteredEmailStore {
  return {
    read() {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    keep(email) {
      try {
        storage().setItem(key, email);
      } catch {
        // the registration itself is done
      }
    },
  };
}
