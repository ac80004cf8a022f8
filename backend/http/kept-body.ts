import type { EnvelopeUser } from './envelope.ts';

interface KeptBody {
  /** The user it speaks of, as JSON. */
  readonly user: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const bodies = new WeakMap<object, KeptBody | null>();

/** Says of data that will be answered again, unchanged, that the body they were answered in is worth keeping with them. */
export function keepBody<T extends object>(data: T): T {
  bodies.set(data, null);
  return data;
}

/** The body of an envelope that says nothing but its data: the one kept with them, if it is for the same user. */
export function keptBody(
  data: unknown,
  about: EnvelopeUser,
  make: () => string,
): string | Uint8Array<ArrayBuffer> {
  if (typeof data !== 'object' || data === null) return make();
  const kept = bodies.get(data);
  if (kept === undefined) return make();
  const user = JSON.stringify(about);
  if (kept?.user === user) return kept.bytes;
  const bytes = Buffer.from(make());
  bodies.set(data, { user, bytes });
  return bytes;
}
