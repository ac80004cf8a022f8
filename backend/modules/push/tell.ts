import { platforms } from '../../../contract/api/account/device.ts';
import type { Platform, deviceTopics } from '../../../contract/api/account/device.ts';
import type { PushTopic } from '../../../contract/api/account/push.ts';
import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import type { InEach } from '../../platform/said.ts';
import { languageOfUser } from '../user/user-language.ts';
import type { PushContext } from './push.context.ts';

/** What the functions of this file touch. */
export type TellContext = Pick<
  PushContext,
  'devices' | 'facts' | 'now' | 'pushes' | 'pushSenders' | 'pushSettings' | 'users'
>;

/** What a message says: nothing that names a person, a place, a product or a price, for it shows on locked screens. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
}

interface Told {
  readonly words: InEach<PushWords>;
  /** A path of the shop without a language, e.g. `/profile/orders/12`; null leads nowhere. */
  readonly navTo: string | null;
  /** From then on it is not worth telling; a day is the most. */
  readonly notAfter?: Date;
  /** Quiet hours do not hold it back. */
  readonly atNight?: boolean;
}

/** Platforms whose devices the brand can tell something. */
const toldPlatforms = ({ facts, pushSenders }: Pick<TellContext, 'facts' | 'pushSenders'>): Platform[] =>
  platforms.filter((platform) => pushSenders[platform]?.tells(facts.tenantId) === true);

export const hasPush = ({ facts }: Pick<TellContext, 'facts'>): boolean => !facts.without.includes('push');

function lastMoment(now: Date, notAfter: Date | undefined): Date {
  const most = now.getTime() + dayMs;
  return new Date(Math.min(most, notAfter?.getTime() ?? most));
}

/**
 * Queues a message to the devices of a person, in the transaction it speaks of and in the person's language. Nothing is
 * queued where the brand has no push, the person does not want to hear of the topic, or has no device.
 */
export async function tellPerson(
  unit: TellContext,
  { userId, topic, words, navTo, notAfter, atNight = false }: Told & { userId: number; topic: PushTopic },
): Promise<void> {
  if (!hasPush(unit)) return;
  const uuids = await unit.devices.listOf(userId, toldPlatforms(unit));
  if (uuids.length === 0) return;
  const user = await unit.users.findById(userId);
  if (user === null || user.anonymisedAt !== null) return;
  const { topics, quietHours } = await unit.pushSettings.of(userId);
  if (!topics[topic]) return;
  const push = {
    userId,
    topic,
    ...words[languageOfUser(user, unit.facts)],
    navTo,
    atNight: atNight || !quietHours,
    createdAt: unit.now,
    notAfter: lastMoment(unit.now, notAfter),
  };
  await unit.pushes.add(push, uuids);
}

/** Queues a message to every device of a topic, to each in the language of its person. */
export async function tellTopic(
  unit: TellContext,
  topic: (typeof deviceTopics)[number],
  { words, navTo, notAfter, atNight = false }: Told,
): Promise<void> {
  if (!hasPush(unit)) return;
  const subscribed = await unit.pushes.listSubscribed(topic, toldPlatforms(unit));
  for (const language of unit.facts.languages) {
    const uuids = subscribed
      .filter((device) => languageOfUser(device, unit.facts) === language)
      .map(({ uuid }) => uuid);
    if (uuids.length === 0) continue;
    const push = {
      userId: null,
      topic,
      ...words[language],
      navTo,
      atNight,
      createdAt: unit.now,
      notAfter: lastMoment(unit.now, notAfter),
    };
    await unit.pushes.add(push, uuids);
  }
}
