import { expect, test } from 'vitest';
import { checkMachine } from '../../paths/kit/check-machine.ts';
import { allModels } from '../../paths/models/all-models.ts';

// `npm run paths` walks the same paths in a run of all tests; here they judge a mutant.
test.each(allModels)('the paths of $name end as its rules say', async (model) => {
  const { failures } = await checkMachine(model, { isBrief: true });
  expect(failures).toEqual([]);
});
