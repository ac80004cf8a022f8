import { describe, expect, test } from 'vitest';
import { createDeferred } from './deferred.ts';

/** A deferred list, and what to call it with. */
function deferredList() {
  const deferred = createDeferred<string[]>();
  const list: string[] = [];
  const write = (word: string) => deferred.use((target) => void target.push(word));
  return { deferred, list, write };
}

describe('what is asked of something that is not there yet', () => {
  test('is done when it comes, in order, once each', () => {
    const { deferred, list, write } = deferredList();
    for (const word of ['one', 'two', 'three']) write(word);
    expect([deferred.get(), list]).toEqual([null, []]);
    deferred.release(list);
    expect(list).toEqual(['one', 'two', 'three']);
    expect(deferred.get()).toBe(list);
  });

  test('is done at once after that', () => {
    const { deferred, list, write } = deferredList();
    deferred.release(list);
    write('late');
    expect(list).toEqual(['late']);
  });

  test('comes last when it is asked by what was kept', () => {
    const { deferred, list, write } = deferredList();
    deferred.use((target) => {
      target.push('one');
      write('three');
    });
    write('two');
    deferred.release(list);
    expect(list).toEqual(['one', 'two', 'three']);
  });

  test('is not done when it was withdrawn', () => {
    const { deferred, list, write } = deferredList();
    const withdraw = write('one');
    write('two');
    withdraw();
    deferred.release(list);
    expect(list).toEqual(['two']);
  });
});
