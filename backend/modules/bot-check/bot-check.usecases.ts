import { randomBytes } from 'node:crypto';
import type { BotChallenge } from '../../../contract/api/account/bot-check.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { BotCheckContext } from './bot-check.context.ts';
import { newChallenge, rightAnswer } from './challenge.ts';
import type { ChallengeSigner } from './challenge.ts';

/** What the functions of this file touch. */
type AssertHumanContext = Pick<BotCheckContext, 'botProofs' | 'config' | 'facts' | 'now' | 'secrets'>;

const refusedBot = () =>
  new RefusalError('bot.refused', {
    it: 'Verifica di sicurezza non superata, riprova.',
    'en-US': 'The security check failed, try again.',
  });

function isAsked({ config, facts }: Pick<BotCheckContext, 'config' | 'facts'>): boolean {
  const { botCheck } = config;
  return botCheck === 'all' || botCheck.includes(facts.tenantId);
}

const signerOf = async ({
  facts,
  secrets,
}: Pick<BotCheckContext, 'facts' | 'secrets'>): Promise<ChallengeSigner> => ({
  tenantId: facts.tenantId,
  key: await secrets.ofPurpose('bot-check', () => randomBytes(32).toString('base64url')),
});

/** A proof of work for a call that asks for one; null where the brand asks for none (B01). */
export async function viewChallenge(
  context: Pick<BotCheckContext, 'config' | 'facts' | 'now' | 'secrets'>,
): Promise<BotChallenge | null> {
  return isAsked(context) ? newChallenge(await signerOf(context), context.now) : null;
}

/**
 * Refuses whoever brings no proof of work, where the brand asks for one: a right one counts once, whatever becomes of
 * the call (T8). In development one answer stands for a failed check.
 */
export async function assertHuman(context: AssertHumanContext, answer: string | undefined): Promise<void> {
  if (context.config.embedded && answer === 'bot-fail') throw refusedBot();
  if (!isAsked(context)) return;
  const right = answer === undefined ? null : rightAnswer(answer, await signerOf(context), context.now);
  if (right === null || !(await context.botProofs.consume(right))) throw refusedBot();
}
