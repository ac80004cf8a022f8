import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { TenantFacts } from '../../../../contract/tenant.ts';
import { ConfigError } from '../../../platform/config.ts';
import type { BackendConfig } from '../../../platform/config.ts';

/** A service account of a Firebase project, as Firebase gives it. */
export type FcmAccount = v.InferOutput<typeof fcmSchema>;

/** A key of an Apple team, and the app whose phones are told with it. */
export interface ApnsAccount extends v.InferOutput<typeof apnsSchema> {
  readonly teamId: string;
  /** The app's id. */
  readonly topic: string;
}

/** What each brand tells phones with, by its id; a brand that is absent tells them nothing. */
export interface PushAccounts {
  readonly fcm: ReadonlyMap<string, FcmAccount>;
  readonly apns: ReadonlyMap<string, ApnsAccount>;
}

function keyOf(pem: string, isRight: (key: KeyObject) => boolean): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return isRight(key) ? key : null;
  } catch {
    return null;
  }
}

const keySchema = (isRight: (key: KeyObject) => boolean) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const key = keyOf(dataset.value, isRight);
      if (key !== null) return key;
      addIssue();
      return NEVER;
    }),
  );

const text = v.pipe(v.string(), v.nonEmpty());

const fcmSchema = v.object({
  project_id: text,
  client_email: text,
  private_key: keySchema(({ asymmetricKeyType }) => asymmetricKeyType === 'rsa'),
  // What is posted there is as good as a password for an hour: over https, or on this machine.
  token_uri: v.pipe(v.string(), v.regex(/^(?:https:\/\/[^/]|http:\/\/127\.0\.0\.1[:/])/)),
});

const apnsSchema = v.strictObject({
  keyId: v.pipe(v.string(), v.regex(/^[\dA-Z]{10}$/)),
  privateKey: keySchema(({ asymmetricKeyDetails }) => asymmetricKeyDetails?.namedCurve === 'prime256v1'),
  isSandbox: v.optional(v.boolean(), false),
});

/** What a file cannot be used for. It says nothing of what the file holds. */
class FileFault extends Error {}

/** A file as its schema reads it. The messages of parsers quote what they read, which is a key: they are left out. */
function readAccount<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new FileFault('cannot be read as JSON');
  }
  const read = v.safeParse(schema, json);
  if (read.success) return read.output;
  const places = read.issues.map((issue) => v.getDotPath(issue)).filter((place) => place !== null);
  throw new FileFault(places.length === 0 ? 'is no object' : `${places.join(', ')} is not valid`);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    throw new ConfigError(`PUSH_ACCOUNTS is not valid: the folder ${folder} cannot be read.`);
  }
}

const fileName = /^(?<tenantId>.+)\.(?<service>fcm|apns)\.json$/;

/**
 * Reads `<tenantId>.fcm.json` and `<tenantId>.apns.json` in the folder PUSH_ACCOUNTS; other files are left alone, and
 * without a folder there is no account. Throws ConfigError naming each file that cannot be used.
 */
export function readPushAccounts(
  { pushAccounts: folder }: Pick<BackendConfig, 'pushAccounts'>,
  brands: readonly Pick<TenantFacts, 'mobileApp' | 'tenantId'>[],
): PushAccounts {
  const fcm = new Map<string, FcmAccount>();
  const apns = new Map<string, ApnsAccount>();
  if (folder === null) return { fcm, apns };
  const faults: string[] = [];
  const read = (name: string, tenantId: string, service: string): void => {
    const file = path.join(folder, name);
    const brand = brands.find((one) => one.tenantId === tenantId);
    if (brand === undefined) throw new FileFault(`there is no brand ${tenantId}`);
    if (service === 'fcm') {
      fcm.set(tenantId, readAccount(file, fcmSchema));
      return;
    }
    const app = brand.mobileApp ?? null;
    if (app === null) throw new FileFault(`${tenantId} has no app, facts.mobileApp says which`);
    apns.set(tenantId, { ...readAccount(file, apnsSchema), teamId: app.appleTeamId, topic: app.id });
  };
  for (const name of namesIn(folder)) {
    const { tenantId, service } = fileName.exec(name)?.groups ?? {};
    if (tenantId === undefined || service === undefined) continue;
    try {
      read(name, tenantId, service);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      faults.push(`PUSH_ACCOUNTS is not valid: ${path.join(folder, name)}: ${error.message}.`);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return { fcm, apns };
}
