import type { PushSettings } from '../../../contract/api/account/push.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { PushContext } from './push.context.ts';
import { pushKeys } from './push-keys.ts';
import type { ChosenSettings } from './push-settings.repository.ts';

/** What the functions of this file touch. */
type PushSettingsContext = Pick<PushContext, 'pushSettings' | 'secrets' | 'users'>;

/** How a person wants to be told, with the key their browsers subscribe with (A20). */
export async function viewSettings(
  context: Pick<PushSettingsContext, 'pushSettings' | 'secrets'>,
  userId: number,
): Promise<PushSettings> {
  const { publicKey } = await pushKeys(context);
  return { publicKey, ...(await context.pushSettings.of(userId)) };
}

/** What a person changes; the rest stays as it is. */
export interface SettingsChange {
  readonly topics: { readonly [Topic in keyof ChosenSettings['topics']]?: boolean | undefined };
  readonly quietHours?: boolean | undefined;
}

/** Changes what is named (A21). */
export async function saveSettings(
  context: Transactional<PushSettingsContext>,
  userId: number,
  { topics, quietHours }: SettingsChange,
): Promise<PushSettings> {
  await context.transaction(async (unit) => {
    // Two changes at once each keep what the other one changed.
    await unit.users.lock(userId);
    const known = await unit.pushSettings.of(userId);
    const named = Object.fromEntries(Object.entries(topics).filter(([, on]) => on !== undefined));
    await unit.pushSettings.put(userId, {
      topics: { ...known.topics, ...named },
      quietHours: quietHours ?? known.quietHours,
    });
  });
  return viewSettings(context, userId);
}
