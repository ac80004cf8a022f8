/** Where the device keeps what it remembers of messages. */
export const pushKey = 'push';

/** Whether the shopper wants this device told, before the code that takes messages is here. */
export function wantsPush(storage: () => Storage): boolean {
  try {
    return storage().getItem(pushKey)?.includes('"isWanted":true') === true;
  } catch {
    return false;
  }
}
