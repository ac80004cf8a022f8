import webPush from 'web-push';
import type { SecretContext } from '../secret/secret.context.ts';
import type { PushKeys } from './push-sender.ts';

/** The key pair of the brand, made when it is first needed. */
export async function pushKeys({ secrets }: Pick<SecretContext, 'secrets'>): Promise<PushKeys> {
  const made = () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return `${publicKey}.${privateKey}`;
  };
  const [publicKey = '', privateKey = ''] = (await secrets.ofPurpose('push', made)).split('.');
  return { publicKey, privateKey };
}
