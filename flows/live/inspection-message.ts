import * as v from 'valibot';

/** Words of the code: ids of machines and states, types of events. Nothing a shopper typed has this form by design. */
const word = v.pipe(v.string(), v.regex(/^[\w.:*()-]{1,160}$/));
/** An actor's number on its page, from 1 on. */
const session = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What is told of a running shop's flows: which machine stands where, and which events it hears. Never what they carry. */
export const inspectionMessageSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('moved'),
    session,
    machine: word,
    parent: v.nullable(session),
    /** Ids of the active states, outermost first. */
    states: v.pipe(v.array(word), v.maxLength(60)),
  }),
  v.strictObject({
    kind: v.literal('heard'),
    session,
    machine: word,
    /** The machine that sent it; null where no machine did. */
    from: v.nullable(word),
    event: word,
  }),
  v.strictObject({ kind: v.literal('ended'), session }),
]);

export type InspectionMessage = v.InferOutput<typeof inspectionMessageSchema>;

/** The message of the development server's channel that carries them, several at a time. */
export const inspectionChannel = 'flows:told';
export const inspectionBatch = v.pipe(v.array(inspectionMessageSchema), v.maxLength(2_000));

/** Where the development server hands them on, to programs of the same machine alone. */
export const livePath = '/__flows/live';

/** What is told of one page of the shop. */
export interface LiveMessage {
  /** The page's number, as it was opened. */
  readonly page: number;
  /** `left` ends every actor of the page. */
  readonly told: InspectionMessage | { readonly kind: 'left' };
  /** When, in ms. */
  readonly at: number;
}
