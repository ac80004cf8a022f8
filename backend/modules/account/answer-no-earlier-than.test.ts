import { describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { answerNoEarlierThan } from './answer-no-earlier-than.ts';

/** Time that passes only where the work takes some, or somebody waits. */
function handStopwatch() {
  const pauses: number[] = [];
  let at = 1_000;
  return {
    pauses,
    /** Work of so many ms. */
    working: (ms: number) => {
      at += ms;
    },
    read: () => at,
    pause: (ms: number) => {
      pauses.push(ms);
      at += ms;
      return Promise.resolve();
    },
  };
}

const timed = async (env: Readonly<Record<string, string>>, workMs: number) => {
  const stopwatch = handStopwatch();
  const begunAt = stopwatch.read();
  const answer = await answerNoEarlierThan({ config: readConfig(env), stopwatch }, () => {
    stopwatch.working(workMs);
    return Promise.resolve('done');
  });
  return { answer, took: stopwatch.read() - begunAt, pauses: stopwatch.pauses };
};

describe('REG-12: an answer that must not tell of an account', () => {
  test('takes as long whether there was much to do or little', async () => {
    const env = { ACCOUNT_ANSWER_MS: '500' };
    expect(await timed(env, 20)).toEqual({ answer: 'done', took: 500, pauses: [480] });
    expect(await timed(env, 320)).toEqual({ answer: 'done', took: 500, pauses: [180] });
  });

  test.each([500, 900])('does not wait after work of %d ms', async (workMs) => {
    expect(await timed({ ACCOUNT_ANSWER_MS: '500' }, workMs)).toMatchObject({ took: workMs, pauses: [] });
  });

  test('takes 600 ms in production and what it needs elsewhere, unless something else is said', async () => {
    expect((await timed({ NODE_ENV: 'production' }, 20)).took).toBe(600);
    expect((await timed({ NODE_ENV: 'production', ACCOUNT_ANSWER_MS: '0' }, 20)).took).toBe(20);
    expect((await timed({}, 20)).pauses).toEqual([]);
  });

  test('a refusal comes at once', async () => {
    const stopwatch = handStopwatch();
    const config = readConfig({ ACCOUNT_ANSWER_MS: '500' });
    const refused = answerNoEarlierThan({ config, stopwatch }, () => Promise.reject(new Error('refused')));
    await expect(refused).rejects.toThrow('refused');
    expect(stopwatch.pauses).toEqual([]);
  });
});
