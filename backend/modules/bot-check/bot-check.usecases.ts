import { randomBytes } from 'node:crypto';
import type { BotChallenge } from '../../../contract/api/bot-check.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { TenantContext } from '../../tenant-context.ts';
import { newChallenge, rightAnswer } from './challenge.ts';
import type { ChallengeSigner } from './challenge.ts';

const refusedBot = () => new RefusalError('bot.refused', 'Verifica di sicurezza non superata, riprova.');

function isAsked({ services, facts }: TenantContext): boolean {
  const { botCheck } = services.config;
  return botCheck === 'all' || botCheck.includes(facts.tenantId);
}

const signerOf = async ({ facts, secrets }: TenantContext): Promise<ChallengeSigner> => ({
  tenantId: facts.tenantId,
  key: await secrets.ofPurpose('bot-check', () => randomBytes(32).toString('base64url')),
});

/** A proof of work for a call that asks for one; null where the brand asks for none (B01). */
export async function viewChallenge(context: TenantContext): Promise<BotChallenge | null> {
  return isAsked(context) ? newChallenge(await signerOf(context), context.now) : null;
}

/**
 * Refuses whoever brings no proof of work, where the brand asks for one: a right one counts once, whatever becomes of
 * the call (T8). In development one answer stands for a failed check.
 */
export async function assertHuman(context: TenantContext, answer: string | undefined): Promise<void> {
  if (context.services.config.embedded && answer === 'bot-fail') throw refusedBot();
  if (!isAsked(context)) return;
  const right = answer === undefined ? null : rightAnswer(answer, await signerOf(context), context.now);
  if (right === null || !(await context.botProofs.spend(right))) throw refusedBot();
}
