import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exportsByPlace } from '../../paths/kit/by-place.ts';
import { checkMachine } from '../../paths/kit/check-machine.ts';
import type { AnyFlowModel } from '../../paths/kit/model.ts';

const models = new URL('../../paths/models/', import.meta.url);
const flows = globSync('*/*.model.ts', { cwd: fileURLToPath(models) }).map((file) => path.dirname(file));

// `npm run paths` walks the same paths in a run of all tests; here they judge a mutant, for which one model is loaded.
test.each(flows.toSorted())('the paths of %s end as its rules say', async (flow) => {
  const [model] = await exportsByPlace<AnyFlowModel>(models, `${flow}/*.model.ts`, 'Model');
  expect(model && (await checkMachine(model, { isBrief: true })).failures).toEqual([]);
});
