import * as v from 'valibot';

/** What the worker tells a page of push messages; the page answers `heard` by the port that came along. */
export const pushNewsSchema = v.variant('push', [
  v.object({
    push: v.literal('came'),
    message: v.object({ title: v.string(), body: v.string(), navTo: v.nullable(v.string()) }),
  }),
  v.object({ push: v.literal('opened'), link: v.string() }),
  v.object({ push: v.literal('renewed') }),
]);

export type WorkerNews = v.InferOutput<typeof pushNewsSchema>;

/** A page has taken what it was told. */
export const heard = 'heard';
