import { afterEach, describe, expect, test } from 'vitest';
import { replayEarlyActions } from './early-actions.ts';

const others = {
  leftAddress: null,
  fonts: { show: () => undefined, keep: () => Promise.resolve() },
  answerTo: () => null,
  installOffer: null,
  lastFocused: null,
  showTheme: () => undefined,
  letInNext: () => undefined,
};

/** A control of the page, as far as the replay looks at it. */
const control = (isConnected: boolean) => ({ isConnected }) as Element;

afterEach(() => {
  globalThis.earlyScript = undefined;
});

describe('what was pressed before the flows were there (decision 012)', () => {
  test('is done once each, in its order, after recording has stopped', () => {
    const done: string[] = [];
    globalThis.earlyScript = {
      stop: () => {
        done.push('stopped');
        return new Map([
          [control(true), () => done.push('add')],
          [control(true), () => done.push('login')],
        ]);
      },
      ...others,
    };
    replayEarlyActions();
    expect(done).toEqual(['stopped', 'add', 'login']);
  });

  test('is left out when its control is gone', () => {
    const done: string[] = [];
    globalThis.earlyScript = {
      stop: () => new Map([[control(false), () => done.push('add')]]),
      ...others,
    };
    replayEarlyActions();
    expect(done).toEqual([]);
  });

  test('is nothing when nothing was recorded', () => {
    expect(() => replayEarlyActions()).not.toThrow();
  });
});
