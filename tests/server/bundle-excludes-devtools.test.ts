import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { livePath, inspectionChannel } from '../../flows/live/inspection-message.ts';

test('nothing of the tool that watches flows is in what is built', async () => {
  const files = (await readdir('dist', { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  expect(files.length).toBeGreaterThan(50);
  const told: string[] = [];
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name);
    const text = await readFile(path, 'utf8');
    if ([livePath, inspectionChannel, 'inspected-bus', 'flows/live'].some((mark) => text.includes(mark)))
      told.push(path);
  }
  expect(told).toEqual([]);
});

test('no source of the app asks XState for inspection', async () => {
  const asking: string[] = [];
  for await (const path of glob('{src,machines,services}/**/*.{ts,tsx}')) {
    if (path.endsWith('.test.ts')) continue;
    if (/\binspect\b|InspectionEvent/.test(await readFile(path, 'utf8'))) asking.push(path);
  }
  expect(asking).toEqual([]);
});
