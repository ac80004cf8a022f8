import type { contentBlockActors } from '../../../machines/content-block/content-block.actors.ts';
import { contentBlockMachine } from '../../../machines/content-block/content-block.machine.ts';
import {
  blockData,
  isBlockHidden,
  isBlockLoading,
} from '../../../machines/content-block/content-block.selectors.ts';
import type { BlockData, BlockRequest } from '../../../machines/content-block/content-block.types.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, says } from '../../kit/cases.ts';

const request: BlockRequest = { kind: 'menu', location: 'footer' };
const menu: BlockData = { kind: 'menu', menu: { location: 'footer', items: [] } };

export const contentBlockModel = flowModel<typeof contentBlockMachine, ReturnType<typeof contentBlockActors>>(
  {
    name: 'content-block',
    machine: contentBlockMachine,
    starts: [
      { says: 'a block that loads with its page', input: () => ({ request }) },
      { says: 'a block that waits to be asked for', input: () => ({ request, isLazy: true }) },
    ],
    cases: { 'block.load': [says('the block is asked for')] },
    answers: {
      loadBlock: {
        done: [says('the block is there', menu), says('the block is empty', null)],
        failed: fails('the block', 'serviceDown', 'notFound', 'network'),
      },
    },
    writes: [],
    project: ({ context }) => context.data !== null,
    rules: [
      {
        id: 'ERR-03',
        says: 'A block that fails or does not come hides itself: nothing is shown of it, and nothing is said.',
        when: (step) => step.failed('loadBlock') !== null || step.elapsed('answerTimeout'),
        holds: ({ after }) =>
          blockData(after, 'menu') === null && after.hasTag('settled') && isBlockHidden(after),
      },
      {
        id: 'CAT-25',
        says: 'A block that is there shows; an empty one hides itself.',
        when: (step) => step.done('loadBlock') !== null,
        holds: (step) =>
          blockData(step.after, 'menu') === (step.done('loadBlock')?.output ?? null) &&
          step.after.hasTag('settled') &&
          step.after.can({ type: 'block.load' }) === (step.done('loadBlock')?.output === null),
      },
      {
        id: 'CMS-11',
        says: 'What is asked for is the block of this place, once.',
        when: (step) => step.calls('loadBlock').length > 0,
        holds: (step) => step.calls('loadBlock')[0]?.request === request && step.inFlight('loadBlock') === 1,
      },
      {
        id: 'CAT-25',
        says: 'A block loads with its page, or waits until somebody asks.',
        when: (step) => step.isStart,
        holds: (step) => step.calls('loadBlock').length === (step.after.context.isLazy ? 0 : 1),
      },
      {
        id: 'CAT-25',
        says: 'Asking for a block that waits or hides loads it.',
        when: (step) => step.sent('block.load') !== null && step.before.can({ type: 'block.load' }),
        holds: (step) => step.calls('loadBlock').length === 1,
      },
      offers({
        id: 'CMS-11',
        says: 'A block that is not there can be asked for, unless it is on its way.',
        from: (block) => blockData(block, 'menu') === null && !isBlockLoading(block),
        via: ({ id }) => id === 'block.load',
        to: isBlockLoading,
      }),
      reaches({
        id: 'CAT-25',
        says: 'Every block can come to be shown.',
        from: () => true,
        to: (block) => blockData(block, 'menu') !== null,
      }),
    ],
  },
);
