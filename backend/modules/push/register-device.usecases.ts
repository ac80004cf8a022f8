import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { registerDevice } from '../../../contract/api/account/device.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { consumeAttempt } from '../auth/rate-limit.ts';
import { tokenHash } from '../auth/token.ts';
import { isPushAddress } from './push-address.ts';
import type { PushContext } from './push.context.ts';

/** What the functions of this file touch. */
type RegisterDeviceContext = Pick<PushContext, 'config' | 'devices' | 'now' | 'rateLimits' | 'sessions'>;

const hourMs = 60 * 60_000;
const registrationsAnHour = 300;
/** So many a person has; the one that registered longest ago makes room for another. */
const mostDevices = 20;

const pointBytes = 65;
const secretBytes = 16;

const isKey = (text: string, bytes: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

type Registration = EndpointParams<typeof registerDevice>;

/** Refuses a browser that could not be told or must not be: no address of a push service, no keys (422). */
function assertSubscription(
  { config }: Pick<RegisterDeviceContext, 'config'>,
  { external_id: address, p256dh, auth }: Registration,
): void {
  if (!isPushAddress(address, config)) throw new ParameterError('external_id');
  if (!isKey(p256dh, pointBytes)) throw new ParameterError('p256dh');
  if (!isKey(auth, secretBytes)) throw new ParameterError('auth');
}

/** Keeps a device as it registered last, with whoever is logged in (A06, PUSH-01, PUSH-02). */
export async function keepDevice(
  context: Transactional<RegisterDeviceContext>,
  registration: Registration,
  by: { readonly userId: number | null; readonly credential: string | null; readonly address: string },
): Promise<void> {
  if (registration.platform === 'web') assertSubscription(context, registration);
  const bucket = digestKey('device.address', by.address);
  await consumeAttempt(context, { bucket, limit: registrationsAnHour, windowMs: hourMs });
  const { external_id: externalId, platform_version: platformVersion, ...device } = registration;
  const { userId, credential } = by;
  await context.transaction(async (unit) => {
    // A login that ends meanwhile either waits and then finds this device, or is over before it registers.
    const familyId =
      userId === null || credential === null ? null : await unit.sessions.hold(tokenHash(credential));
    const owner = familyId === null ? null : userId;
    await unit.devices.put({
      ...device,
      externalId,
      platformVersion,
      userId: owner,
      familyId,
      registeredAt: unit.now,
    });
    if (owner !== null) await unit.devices.keepNewest(owner, mostDevices);
  });
}
