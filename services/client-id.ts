import { newUuid } from './uuid.ts';

const key = 'clientId';
const shape = /^[\dA-Za-z-]{8,64}$/;

/**
 * Names this installation, not its shopper: random, made when it is first asked for, kept over logins and logouts
 * (API-04, COOK-05, decision 056). Where nothing can be kept, or what is kept has another shape, it is a new one.
 */
export function clientIdIn(storage: () => Storage): () => string {
  let id: string | undefined;
  const keptOrNew = () => {
    const made = newUuid();
    try {
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
