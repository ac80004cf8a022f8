import * as v from 'valibot';

/** The version this contract speaks (API-04). */
export const apiVersion = '1.1.29';

/** A08 `GET /version.json`, without envelope. */
export const versionSchema = v.object({
  version: v.string(),
  minVersion: v.string(),
  stores: v.object({ ios: v.string(), android: v.string() }),
});
export type Version = v.InferOutput<typeof versionSchema>;
