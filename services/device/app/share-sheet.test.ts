import { expect, test } from 'vitest';
import { shareSheet } from './share-sheet.ts';

const refusing = (message: string) => shareSheet({ share: () => Promise.reject(new Error(message)) });

test('B-37: the phone’s sheet gets the address', async () => {
  const shared: unknown[] = [];
  await shareSheet({ share: (data) => Promise.resolve(shared.push(data)) })({
    url: 'https://www.example.com/a',
  });
  expect(shared).toEqual([{ url: 'https://www.example.com/a' }]);
});

test('B-37: a sheet that was closed says so as a browser’s does, and a failure stays one', async () => {
  await expect(refusing('Share canceled')({ url: '/a' })).rejects.toMatchObject({ name: 'AbortError' });
  await expect(refusing('no app takes it')({ url: '/a' })).rejects.toThrow('no app takes it');
});
