import { newUuid } from './uuid.ts';

const key = 'clientId';
const shape = /^[\dA-Za-z-]{8,64}$/;

interface ClientIdDependencies {
  storage: () => Storage;
  /** Whether the visitor allows statistics: an id that is kept needs their consent. */
  mayKeep: () => boolean;
}

/**
 * Names this installation, not its shopper: random, made when it is first asked for, kept over logins and logouts where the
 * visitor allows it (API-04, COOK-05, decision 056). Where nothing may or can be kept, or what is kept has another shape, it
 * is a new one.
 */
export function clientIdIn({ storage, mayKeep }: ClientIdDependencies): () => string {
  let id: string | undefined;
  const keptOrNew = () => {
    const made = newUuid();
    try {
      if (!mayKeep()) {
        storage().removeItem(key);
        return made;
      }
      const kept = storage().getItem(key) ?? '';
      if (shape.test(kept)) return kept;
      storage().setItem(key, made);
    } catch {
      // It lasts as long as the page.
    }
    return made;
  };
  return () => (id ??= keptOrNew());
}
