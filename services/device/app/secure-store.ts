/** The phone's own safe, Android's Keystore or the iPhone's Keychain, as the plugin `SecureStorage` calls it. */
export interface SecureStorage {
  internalGetItem(asked: { prefixedKey: string; sync: boolean }): Promise<{ data: string | null }>;
  internalSetItem(item: {
    prefixedKey: string;
    data: string;
    sync: boolean;
    access: number;
  }): Promise<unknown>;
  internalRemoveItem(asked: { prefixedKey: string; sync: boolean }): Promise<unknown>;
}

/** One text in the safe. Every call may reject. */
export interface SecureText {
  read(): Promise<string | null>;
  keep(text: string): Promise<void>;
  forget(): Promise<void>;
}

/** Only while the phone is unlocked, and on this phone alone: no copy of it carries the text to another one. */
const access = 1;

export function secureText(storage: SecureStorage, key: string): SecureText {
  const item = { prefixedKey: key, sync: false };
  return {
    read: async () => (await storage.internalGetItem(item)).data,
    async keep(data) {
      await storage.internalSetItem({ ...item, data, access });
    },
    async forget() {
      await storage.internalRemoveItem(item);
    },
  };
}
