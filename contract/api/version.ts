import * as v from 'valibot';

/** A08 `GET /version.json`, without envelope. */
export const versionSchema = v.object({
  version: v.string(),
  minVersion: v.string(),
  stores: v.object({ ios: v.string(), android: v.string() }),
});
export type Version = v.InferOutput<typeof versionSchema>;
