import * as v from 'valibot';

const sentBuySchema = v.object({ cartId: v.number(), key: v.string() });

/** A buy that was sent and whose answer was not seen yet (decision 005). */
export type SentBuy = v.InferOutput<typeof sentBuySchema>;

/** Survives a reload of this tab; holds no payment data (CHK-28). */
export interface SentBuyStore {
  read(): SentBuy | null;
  keep(buy: SentBuy): void;
  forget(): void;
}

const key = 'sentBuy';

export function sentBuyIn(storage: () => Storage): SentBuyStore {
  return {
    read() {
      try {
        const parsed = v.safeParse(sentBuySchema, JSON.parse(storage().getItem(key) ?? 'null'));
        return parsed.success ? parsed.output : null;
      } catch {
        return null; // no storage, or not ours: nothing was sent from here
      }
    },
    keep(buy) {
      try {
        storage().setItem(key, JSON.stringify(buy));
      } catch {
        // Without storage the server still sells a cart once: checkout.alreadyOrdered leads to the same question.
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
