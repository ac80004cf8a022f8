import { expect, test } from 'vitest';
import { createSemaphore, createKeyedQueue } from './semaphore.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a gate lets so many through at once and everybody in the end, failures included', async () => {
  const gate = createSemaphore(2);
  let inside = 0;
  let most = 0;
  const work = async (fails: boolean) => {
    inside += 1;
    most = Math.max(most, inside);
    await turn();
    inside -= 1;
    if (fails) throw new Error('no');
    return 'done';
  };
  const all = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => gate(() => work(at % 3 === 0))));
  expect(most).toBe(2);
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(6);
  expect(await gate(() => work(false))).toBe('done');
});

test('a keyed queue serialises equal keys only', async () => {
  const queue = createKeyedQueue();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await turn();
    order.push(`${name} ends`);
  };
  await Promise.all([queue('a', work('a1')), queue('a', work('a2')), queue('b', work('b1'))]);
  expect(order.indexOf('a2 begins')).toBeGreaterThan(order.indexOf('a1 ends'));
  expect(order.indexOf('b1 begins')).toBeLessThan(order.indexOf('a1 ends'));
});
