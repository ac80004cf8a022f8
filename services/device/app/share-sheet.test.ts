import { expect, test } from 'vitest';
import { saveByShare, shareSheet } from './share-sheet.ts';

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

/** A phone that writes into its cache and shows its sheet, which may be closed. */
function openPhone(closed = false) {
  const written: unknown[] = [];
  const shared: unknown[] = [];
  const save = saveByShare({
    Filesystem: {
      writeFile: (file) => {
        written.push(file);
        return Promise.resolve({ uri: `file:///cache/${file.path}` });
      },
    },
    Share: {
      share: (data) => {
        shared.push(data);
        return closed ? Promise.reject(new Error('Share canceled')) : Promise.resolve();
      },
    },
  });
  return { save, written, shared };
}

test('REG-27: a file goes over the app’s cache to the phone’s sheet', async () => {
  const { save, written, shared } = openPhone();
  await save({ name: 'dati.json', type: 'application/json', text: '{"è":1}' });
  expect(written).toEqual([{ path: 'dati.json', data: '{"è":1}', directory: 'CACHE', encoding: 'utf8' }]);
  expect(shared).toEqual([{ files: ['file:///cache/dati.json'] }]);
});

test('REG-27: a sheet that was closed has saved nothing', async () => {
  const { save } = openPhone(true);
  await expect(save({ name: 'dati.json', type: 'application/json', text: '{}' })).rejects.toThrow(
    'Share canceled',
  );
});
