import * as v from 'valibot';
import { cartItemInfoSchema } from '../../contract/api/shopping/cart.ts';
import { productSchema } from '../../contract/api/shopping/product.ts';
import type { WaitingChange } from '../../contract/rules/offline/waiting-change.ts';

const kept = { id: v.string(), at: v.number(), product: productSchema };

const changeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('add'),
    ...kept,
    itemId: v.number(),
    quantity: v.number(),
    infos: cartItemInfoSchema,
    isTried: v.boolean(),
  }),
  v.object({
    kind: v.literal('set'),
    ...kept,
    itemId: v.number(),
    from: v.number(),
    to: v.number(),
    there: v.nullable(v.number()),
  }),
  v.object({
    kind: v.literal('list'),
    ...kept,
    listId: v.number(),
    listName: v.optional(v.string()),
    itemId: v.number(),
    from: v.nullable(v.number()),
    to: v.number(),
    there: v.nullable(v.number()),
  }),
]);

const waitingSchema = v.object({ userId: v.number(), changes: v.array(v.unknown()) });

/** What a shopper changed without network, in the order it was done. */
export interface Waiting {
  readonly userId: number;
  readonly changes: readonly WaitingChange[];
}

/** What waits for the network, kept in this browser through reloads and for every tab (B-27). */
export interface WaitingChanges {
  /** Null where nothing waits. */
  read(): Waiting | null;
  /** Nothing is kept of no changes. */
  keep(waiting: Waiting): void;
  forget(): void;
  /** Calls back when what waits has changed, in this tab or another. */
  hear(changed: () => void): void;
}

const key = 'waiting-changes';

function waitingIn(text: string | null): Waiting | null {
  const read = v.safeParse(waitingSchema, JSON.parse(text ?? 'null'));
  if (!read.success) return null;
  // What an older shop kept and this one does not understand is left out by itself.
  const changes = read.output.changes.flatMap((change) => {
    const parsed = v.safeParse(changeSchema, change);
    return parsed.success ? [parsed.output] : [];
  });
  return changes.length === 0 ? null : { userId: read.output.userId, changes };
}

/** Where the browser refuses storage, or it is full, it holds as long as the page. */
export function waitingChangesIn(storage: () => Storage): WaitingChanges {
  let unkept: Waiting | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const store: WaitingChanges = {
    read() {
      if (unkept !== null) return unkept;
      try {
        return waitingIn(storage().getItem(key));
      } catch {
        return null;
      }
    },
    keep(waiting) {
      if (waiting.changes.length === 0) {
        store.forget();
        return;
      }
      try {
        storage().setItem(key, JSON.stringify(waiting));
        unkept = null;
      } catch {
        unkept = waiting;
      }
      tell();
    },
    forget() {
      unkept = null;
      try {
        storage().removeItem(key);
      } catch {
        // nothing could be kept either
      }
      tell();
    },
    hear(changed) {
      listeners.add(changed);
      addEventListener('storage', (event) => {
        if (event.key === key) changed();
      });
    },
  };
  return store;
}
