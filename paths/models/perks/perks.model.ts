import type { perksActors } from '../../../machines/perks/perks.actors.ts';
import { perksMachine } from '../../../machines/perks/perks.machine.ts';
import { arePerksLoading, havePerksFailed, listedPerks } from '../../../machines/perks/perks.selectors.ts';
import { aPost } from '../../fixtures/content-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';

export const perksModel = flowModel<typeof perksMachine, ReturnType<typeof perksActors>>({
  name: 'perks',
  machine: perksMachine,
  starts: [{ says: 'the advantages are opened' }],
  cases: {
    'page.retry': [says('they are asked for again')],
    'service.resumed': [says('the shop can be reached again')],
  },
  answers: {
    listPerks: {
      done: [
        says('the advantages are there', [aPost('un-punto-per-ogni-euro'), aPost('benvenuto')]),
        says('there are none', []),
      ],
      failed: fails('the list', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { perks } }) => perks.length,
  rules: [
    {
      id: 'NAV-16',
      says: 'What comes is what is listed.',
      when: (step) => step.done('listPerks') !== null,
      holds: (step) =>
        JSON.stringify(listedPerks(step.after)) === JSON.stringify(step.done('listPerks')?.output) &&
        step.after.matches(listedPerks(step.after).length === 0 ? 'none' : 'shown') &&
        step.after.hasTag('settled'),
    },
    {
      id: 'CMS-11',
      says: 'A list that does not come says so and can be asked for again.',
      when: (step) => step.elapsed('answerTimeout') || step.failed('listPerks') !== null,
      holds: ({ after }) =>
        havePerksFailed(after) && after.hasTag('settled') && after.can({ type: 'page.retry' }),
    },
    {
      id: 'CMS-11',
      says: 'Asking again, or the service that is back, asks for the list once.',
      when: (step) =>
        (step.sent('page.retry') !== null || step.sent('service.resumed') !== null) &&
        havePerksFailed(step.before),
      holds: (step) => step.calls('listPerks').length === 1 && arePerksLoading(step.after),
    },
    reaches({
      id: 'CMS-11',
      says: 'Unless there are none, the advantages can be listed from everywhere.',
      from: (perks) => !perks.matches('none'),
      to: (perks) => perks.matches('shown'),
    }),
  ],
});
