import type { TenantScope } from '../../scope.ts';
import { refusedBot } from './auth.errors.ts';

/** Refuses whoever failed the bot check; in development this one answer stands for a failed one (T8). */
export function assertHuman(scope: TenantScope, answer: string | undefined): void {
  if (scope.services.config.embedded && answer === 'bot-fail') throw refusedBot();
}
