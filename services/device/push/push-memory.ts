import * as v from 'valibot';
import type { PushRegistration } from '../../../contract/rules/push/registration-age.ts';
import { newUuid } from '../../uuid.ts';
import { pushKey } from './wants-push.ts';

const memorySchema = v.object({
  uuid: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  isWanted: v.boolean(),
  askedAfter: v.nullable(v.number()),
  registered: v.nullable(v.object({ token: v.string(), at: v.number() })),
});
type Kept = v.InferOutput<typeof memorySchema>;

/** What this device remembers of the messages it takes. */
export interface PushMemory {
  read(): {
    /** The shopper wants this device told. */
    isWanted: boolean;
    /** The order after which it was asked last; null where it never was. */
    askedAfter: number | null;
    /** How it registered last; null where whoever logs in next has to. */
    registered: PushRegistration | null;
  };
  /** The device's name at the shop, the same from the first time it is asked for. */
  uuid(): string;
  keep(changed: Partial<Omit<Kept, 'uuid'>>): void;
}

/** In a browser that refuses storage it is forgotten with the page. */
export function pushMemoryIn(storage: () => Storage): PushMemory {
  let unkept: Kept | null = null;
  const read = (): Kept => {
    if (unkept !== null) return unkept;
    try {
      const parsed = v.safeParse(memorySchema, JSON.parse(storage().getItem(pushKey) ?? 'null'));
      if (parsed.success) return parsed.output;
    } catch {
      // Nothing of it can be used.
    }
    return { uuid: newUuid(), isWanted: false, askedAfter: null, registered: null };
  };
  const write = (kept: Kept): void => {
    try {
      storage().setItem(pushKey, JSON.stringify(kept));
      unkept = null;
    } catch {
      unkept = kept;
    }
  };
  return {
    read,
    uuid() {
      const kept = read();
      write(kept);
      return kept.uuid;
    },
    keep: (changed) => write({ ...read(), ...changed }),
  };
}
