import { ratingActors } from '../../../../machines/rating/rating.actors.ts';
import { purchase } from '../../../../tests/backend/journeys.ts';
import { deliver, seen } from '../../../../tests/backend/ordering/deliveries.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

const orders = new WeakMap<Visitor, number>();
const orderIdOf = (visitor: Visitor): number => {
  const orderId = orders.get(visitor);
  if (orderId === undefined) throw new Error('an order is delivered before it is rated');
  return orderId;
};
/** The number of what was said of it before, which no other order has. */
const noteIdOf = (visitor: Visitor): number => 1_000_000 + orderIdOf(visitor);

const forget = (visitor: Visitor) =>
  visitor.sql(`DELETE FROM order_notes WHERE order_id = ${orderIdOf(visitor)}`);

/** It was rated before, under this number. */
async function rated(visitor: Visitor, noteId: number): Promise<void> {
  await forget(visitor);
  await visitor.sql(`INSERT INTO order_notes (tenant_id, note_id, order_id, user_id, rating, note_text, created_at)
    SELECT tenant_id, ${noteId}, order_id, user_id, 4, 'Bene', now()
    FROM orders WHERE order_id = ${orderIdOf(visitor)} AND user_id = :user`);
}

const noteOf = (input: unknown): number | null => (input as { noteId: number | null }).noteId;
const isThere: Arrange = ({ visitor }) => rated(visitor, noteIdOf(visitor));
const isNotThere: Arrange = ({ visitor }) => forget(visitor);

export const ratingHttp: HttpFlow = {
  name: 'rating',
  async open({ visitor }) {
    const { client, name } = visitor;
    await client.logIn(name);
    const { orderId } = await purchase(client);
    await deliver(client, await seen(client, orderId));
    orders.set(visitor, orderId);
    return { actors: ratingActors({ services: async () => visitor.services }), input: { orderId } };
  },
  adapt: (event, visitor) =>
    event.type === 'order.known' && event['noteId'] !== null
      ? { ...event, noteId: noteIdOf(visitor) }
      : event,
  answers: {
    readNote: { 'the rating is there': isThere, 'there is no rating': isNotThere },
    rateOrder: {
      'it is saved': async ({ visitor, input }) => {
        const noteId = noteOf(input);
        await (noteId === null ? forget(visitor) : rated(visitor, noteId));
      },
      // Another device was faster.
      'the rating is refused: note.exists': isThere,
      'the rating is refused: note.unknown': isNotThere,
    },
  },
};
