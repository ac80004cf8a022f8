const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Query or form text of parameters: lists of texts repeat, other lists and objects are JSON text (T3). */
export function encodeQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
      for (const entry of value) query.append(name, entry);
    } else {
      query.append(name, textOf(value));
    }
  }
  return query.toString();
}
