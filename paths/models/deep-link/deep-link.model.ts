import { deepLinkMachine } from '../../../machines/deep-link/deep-link.machine.ts';
import { says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors } from '../../kit/step.ts';

export const deepLinkModel = flowModel<typeof deepLinkMachine, NoActors>({
  name: 'deep-link',
  machine: deepLinkMachine,
  starts: [{ says: 'the app is open' }],
  cases: {
    'link.opened': [
      says('a link to an order is tapped', { link: '/profile/orders/7' }),
      says('a link to a product is tapped', { link: 'https://shop.example/product/latte' }),
    ],
  },
  answers: {},
  writes: [],
  effects: ['followLink'],
  project: ({ context }) => context.link,
  rules: [
    {
      id: 'NAV-28',
      says: 'A link that comes is held, and nothing else happens.',
      when: (step) => step.sent('link.opened') !== null,
      holds: (step) =>
        step.after.matches('holding') &&
        step.after.context.link === step.sent('link.opened')?.link &&
        step.effects('followLink') === 0,
    },
    {
      id: 'NAV-28',
      says: 'After the pause the link that came last is followed, once, and forgotten.',
      when: (step) => step.elapsed('linkPause'),
      holds: (step) =>
        step.effects('followLink') === 1 && step.after.matches('resting') && step.after.context.link === null,
    },
    {
      id: 'NAV-28',
      says: 'Nothing is followed without a link and its pause.',
      when: (step) => !step.elapsed('linkPause'),
      holds: (step) => step.effects('followLink') === 0,
    },
    reaches({
      id: 'NAV-28',
      says: 'Every link is followed in the end.',
      from: (flow) => flow.matches('holding'),
      to: (flow) => flow.matches('resting'),
    }),
  ],
});
