/** A UUID, which no other text is taken for. */
export type Uuid = ReturnType<Crypto['randomUUID']>;

/** A fresh UUID; `randomUUID` is missing where the page came over plain http from another machine. */
export function newUuid(): Uuid {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
