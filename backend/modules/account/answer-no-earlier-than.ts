import type { AccountContext } from './account.context.ts';

/** Above what a registration takes, the longest of the calls, when ten come at once (decision 057). */
const productionMs = 600;

/**
 * Answers what `work` answers, but not before a fixed time has passed: how long it takes does not say whether there is an
 * account (REG-12, decision 057). What `work` refuses is refused at once: it must not depend on an account.
 */
export async function answerNoEarlierThan<T>(
  context: Pick<AccountContext, 'config' | 'stopwatch'>,
  work: () => Promise<T>,
): Promise<T> {
  const { config, stopwatch } = context;
  const floorMs = config.accountAnswerMs ?? (config.production ? productionMs : 0);
  const cameAt = stopwatch.read();
  const answer = await work();
  const leftMs = cameAt + floorMs - stopwatch.read();
  if (leftMs > 0) await stopwatch.pause(leftMs);
  return answer;
}
