import { readdir, readFile } from 'node:fs/promises';
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
    if ([livePath, inspectionChannel, 'told-bus', 'flows/live'].some((mark) => text.includes(mark)))
      told.push(path);
  }
  expect(told).toEqual([]);
});
