/** "4.90", "4,90" or "80" in cents; null where it is no amount. */
export function parseAmount(written: string): number | null {
  const [, whole, part = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(written.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
