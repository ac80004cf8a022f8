import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id, int, text } from '../params.ts';

/** How an order was: 1 to 5, and why (ORD-10). */
export const noteSchema = v.object({
  noteId: v.number(),
  orderId: v.number(),
  rating: v.number(),
  text: v.string(),
});
export type Note = v.InferOutput<typeof noteSchema>;

const judgement = { rating: int(1, 5), text: v.optional(text(1000), '') };

export const addOrderNote = defineEndpoint({
  id: 'O08',
  call: 'POST /note/order/add',
  auth: 'login',
  effect: 'write',
  params: v.object({ orderId: id(), ...judgement }),
  data: noteSchema,
});

export const updateOrderNote = defineEndpoint({
  id: 'O09',
  call: 'POST /note/order/update',
  auth: 'login',
  effect: 'write',
  params: v.object({ noteId: id(), ...judgement }),
  data: noteSchema,
});

/** Own notes, newest first. */
export const listNotes = defineEndpoint({
  id: 'O10',
  call: 'POST /note/list',
  auth: 'login',
  params: v.object({ orderId: v.optional(id()) }),
  data: v.object({ notes: v.array(v.object({ ...noteSchema.entries, createdAt: v.string() })) }),
});
