/** The one thing local storage keeps of a session: an opaque, single-use token (SES-03). */
export interface RestoreTokenStore {
  read(): string | null;
  keep(token: string): void;
  forget(): void;
}

const key = 'restoreToken';

/** A browser that refuses storage (private windows, quota) simply restores nothing. */
export function restoreTokenIn(storage: () => Storage): RestoreTokenStore {
  const attempt = <T>(work: (store: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => attempt((store) => store.getItem(key), null),
    keep: (token) => attempt((store) => store.setItem(key, token), undefined),
    forget: () => attempt((store) => store.removeItem(key), undefined),
  };
}

export const noRestoreToken: RestoreTokenStore = {
  read: () => null,
  keep: () => undefined,
  forget: () => undefined,
};
