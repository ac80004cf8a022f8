import * as v from 'valibot';
import { tenantSchema } from './tenant.ts';

/** A key of a brand's configuration, by its path, with what it decides. */
export interface ExplainedKey {
  readonly path: string;
  readonly says: string;
}

/** Of a schema of valibot: what explains it, and the keys it has. */
interface Described {
  readonly type: string;
  readonly description?: string;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly pipe?: readonly unknown[];
  /** What is there of a key that may be absent. */
  readonly wrapped?: unknown;
}

/** Of a key, and of those in it that are explained themselves. */
function explained(path: string, schema: unknown): ExplainedKey[] {
  const whole = schema as Described; // every entry of a schema is one
  if (whole.pipe === undefined && whole.wrapped !== undefined) return explained(path, whole.wrapped);
  const parts = (whole.pipe ?? [whole]) as readonly Described[];
  const says = parts.find(({ type }) => type === 'description')?.description;
  const entries = parts.find((part) => part.entries !== undefined)?.entries ?? {};
  return [
    ...(says === undefined ? [] : [{ path, says }]),
    ...Object.entries(entries).flatMap(([name, one]) => explained(`${path}.${name}`, one)),
  ];
}

/** Every key of a brand with what it decides (TEN-07, TEN-08). */
export const explainedKeys = (): ExplainedKey[] =>
  Object.entries(tenantSchema.entries).flatMap(([name, schema]) => explained(name, schema));

/** What is wrong with the configuration of a brand, a sentence for each key. */
export function tenantFaults(tenant: unknown): string[] {
  const read = v.safeParse(tenantSchema, tenant);
  if (read.success) return [];
  const keys = explainedKeys();
  return read.issues.map((issue) => {
    const path = v.getDotPath(issue) ?? 'tenant';
    const explanation = keys.findLast((key) => path === key.path || path.startsWith(`${key.path}.`))?.says;
    const fault = issue.kind === 'schema' && issue.input === undefined ? 'is missing' : issue.message;
    return `${path}: ${fault}.${explanation === undefined ? '' : ` ${explanation}`}`;
  });
}
