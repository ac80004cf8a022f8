import type { brandNoticeActors } from '../../../machines/brand-notice/brand-notice.actors.ts';
import { brandNoticeMachine } from '../../../machines/brand-notice/brand-notice.machine.ts';
import { shownNotice } from '../../../machines/brand-notice/brand-notice.selectors.ts';
import type { BrandNotice } from '../../../machines/brand-notice/brand-notice.types.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';

const notice: BrandNotice = {
  title: 'Martedì 8 dicembre restiamo chiusi',
  html: '<p>I furgoni ripartono <a href="/page/consegna">mercoledì mattina</a>.</p>',
  version: '1kx2q',
};
const unreadable = says('nothing can be read', new Error('no storage'));

export const brandNoticeModel = flowModel<typeof brandNoticeMachine, ReturnType<typeof brandNoticeActors>>({
  name: 'brand-notice',
  machine: brandNoticeMachine,
  starts: [{ says: 'the home page is opened' }],
  cases: {
    'notice.recall': [says('the page of the server is live')],
    'notice.close': [says('the notice is closed')],
  },
  answers: {
    loadNotice: {
      done: [says('the brand has a notice', notice), says('the brand has nothing to say', null)],
      failed: fails('the notice', 'serviceDown', 'network'),
    },
    recallClosed: {
      done: [says('this text was closed before', true), says('this text was not closed yet', false)],
      failed: [unreadable],
    },
    keepClosed: {
      done: [says('it is kept that it was closed', undefined)],
      failed: [says('nothing can be kept', new Error('no storage'))],
    },
  },
  writes: ['keepClosed'],
  project: ({ context }) => [context.notice?.version],
  rules: [
    {
      id: 'SHELL-16',
      says: 'A notice that came is looked for among those closed here, by its version, before it is shown.',
      when: (step) => (step.done('loadNotice')?.output ?? null) !== null,
      holds: (step) =>
        step.calls('recallClosed').length === 1 &&
        step.calls('recallClosed')[0]?.version === step.done('loadNotice')?.output?.version &&
        step.after.context.notice === step.done('loadNotice')?.output &&
        shownNotice(step.after) === null &&
        !step.after.hasTag('settled'),
    },
    {
      id: 'CMS-11',
      says: 'A brand without a notice, or one that does not come, shows nothing and asks no more.',
      when: (step) =>
        step.done('loadNotice')?.output === null ||
        step.failed('loadNotice') !== null ||
        step.elapsed('answerTimeout'),
      holds: (step) =>
        shownNotice(step.after) === null &&
        step.after.hasTag('settled') &&
        step.calls('recallClosed').length === 0,
    },
    {
      id: 'SHELL-16',
      says: 'What was closed stays away, what was not is shown.',
      when: (step) => step.done('recallClosed') !== null,
      holds: (step) =>
        step.after.hasTag('settled') &&
        (shownNotice(step.after) === null) === step.done('recallClosed')?.output,
    },
    {
      id: 'SHELL-16',
      says: 'What cannot be known was not closed.',
      when: (step) =>
        step.failed('recallClosed') !== null ||
        (step.elapsed('storageTimeout') && step.wasInFlight('recallClosed') > 0),
      holds: ({ after }) => after.hasTag('settled') && shownNotice(after) === after.context.notice,
    },
    {
      id: 'SHELL-16',
      says: 'A notice that the server has sent stays on the page while it is looked for.',
      when: (step) => step.sent('notice.recall') !== null && step.before.can({ type: 'notice.recall' }),
      holds: (step) =>
        step.calls('recallClosed').length === 1 &&
        step.calls('recallClosed')[0]?.version === step.after.context.notice?.version &&
        shownNotice(step.after) === step.before.context.notice &&
        step.after.hasTag('settled'),
    },
    {
      id: 'SHELL-16',
      says: 'Closing it takes it off the page at once, and keeps its version.',
      when: (step) => step.sent('notice.close') !== null && step.before.can({ type: 'notice.close' }),
      holds: (step) =>
        shownNotice(step.after) === null &&
        step.after.hasTag('settled') &&
        step.calls('keepClosed').length === 1 &&
        step.calls('keepClosed')[0]?.version === step.before.context.notice?.version,
    },
    {
      id: 'SHELL-16',
      says: 'Nothing but closing it is kept.',
      when: (step) => step.sent('notice.close') === null,
      holds: (step) => step.calls('keepClosed').length === 0,
    },
    {
      id: 'SHELL-16',
      says: 'Closed it stays closed, kept or not.',
      when: (step) => step.before.matches('closing') || step.before.matches('closed'),
      holds: (step) =>
        shownNotice(step.after) === null &&
        step.after.hasTag('settled') &&
        (step.done('keepClosed') === null || step.after.matches('closed')) &&
        (step.failed('keepClosed') === null || step.after.matches('closed')) &&
        (!step.elapsed('storageTimeout') || step.after.matches('closed')),
    },
    offers({
      id: 'SHELL-16',
      says: 'A notice that is shown can be closed.',
      from: (flow) => shownNotice(flow) !== null,
      via: ({ id }) => id === 'notice.close',
      to: (flow) => shownNotice(flow) === null,
    }),
    reaches({
      id: 'SHELL-16',
      says: 'The page never waits for it for ever.',
      from: () => true,
      to: (flow) => flow.hasTag('settled'),
    }),
  ],
});
