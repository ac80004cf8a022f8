import type { installHintActors } from '../../../machines/install-hint/install-hint.actors.ts';
import { installHintMachine } from '../../../machines/install-hint/install-hint.machine.ts';
import {
  hasInstallFailed,
  installWay,
  isInstallAsked,
  isInstallOffered,
} from '../../../machines/install-hint/install-hint.selectors.ts';
import { says } from '../../kit/cases.ts';
import { offers } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type HintStep = Step<typeof installHintMachine, ReturnType<typeof installHintActors>>;

const answered = (step: HintStep) => step.calls('keepAnswer').map(({ answer }) => answer);
const isSaid = (step: HintStep, type: 'hint.install' | 'hint.later' | 'hint.close'): boolean =>
  step.sent(type) !== null && step.before.can({ type });
const isRecallOver = (step: HintStep): boolean =>
  step.failed('recallDue') !== null ||
  (step.elapsed('storageTimeout') && step.wasInFlight('recallDue') > 0) ||
  step.done('recallDue')?.output === false;

export const installHintModel = flowModel<typeof installHintMachine, ReturnType<typeof installHintActors>>({
  name: 'install-hint',
  machine: installHintMachine,
  starts: [
    {
      says: 'a page is opened in a browser that may offer it',
      input: () => ({ isInstalled: false, way: null }),
    },
    { says: 'a page is opened on an iPhone', input: () => ({ isInstalled: false, way: 'guide' }) },
    { says: 'the installed app is opened', input: () => ({ isInstalled: true, way: 'guide' }) },
  ],
  cases: {
    'offer.made': [says('the browser offers to install the shop')],
    'shopper.engaged': [says('the shopper opens a second page')],
    'app.installed': [says('the shop is installed')],
    'hint.install': [says('Installa is pressed')],
    'hint.later': [says('Non ora is pressed')],
    'hint.close': [says('the hint is closed')],
  },
  answers: {
    recallDue: {
      done: [says('the last answer is long enough ago', true), says('it was answered lately', false)],
      failed: [says('nothing can be read', new Error('no storage'))],
    },
    askBrowser: {
      done: [says('the shopper accepts', 'accepted'), says('the shopper dismisses it', 'dismissed')],
      failed: [says('the browser does not ask', new Error('used up'))],
    },
    keepAnswer: {
      done: [says('the answer is kept', undefined)],
      failed: [says('nothing can be kept', new Error('no storage'))],
    },
  },
  writes: ['keepAnswer'],
  project: ({ context: { way, isInstalled } }) => [way, isInstalled],
  rules: [
    {
      id: 'SHELL-18',
      says: 'Nothing is looked up before the shopper goes on, or before the device can install it.',
      when: (step) => step.calls('recallDue').length > 0,
      holds: (step) =>
        (step.sent('shopper.engaged') !== null || step.sent('offer.made') !== null) &&
        installWay(step.after) !== null &&
        !isInstallOffered(step.after),
    },
    {
      id: 'SHELL-18',
      says: 'Who goes on, where it can be installed, is looked up once.',
      when: (step) =>
        step.sent('shopper.engaged') !== null &&
        step.before.matches('waiting') &&
        installWay(step.before) !== null,
      holds: (step) => step.calls('recallDue').length === 1,
    },
    {
      id: 'B-40',
      says: 'An offer that comes after the shopper went on is looked up at once.',
      when: (step) => step.sent('offer.made') !== null && step.before.matches('unoffered'),
      holds: (step) => step.calls('recallDue').length === 1 && installWay(step.after) === 'prompt',
    },
    {
      id: 'B-40',
      says: 'An offer that comes first is kept until the shopper goes on.',
      when: (step) => step.sent('offer.made') !== null && step.before.matches('waiting'),
      holds: (step) => step.after.matches('waiting') && installWay(step.after) === 'prompt',
    },
    {
      id: 'SHELL-18',
      says: 'The hint shows where it is due, and by nothing else.',
      when: (step) => !isInstallOffered(step.before),
      holds: (step) => isInstallOffered(step.after) === (step.done('recallDue')?.output === true),
    },
    {
      id: 'SHELL-18',
      says: 'What was answered lately, or cannot be known, is left alone for this visit.',
      when: isRecallOver,
      holds: (step) => step.after.matches('resting') && answered(step).length === 0,
    },
    {
      id: 'B-40',
      says: 'Installa has the browser ask, once; where the browser cannot, nothing happens.',
      when: (step) => step.sent('hint.install') !== null,
      holds: (step) =>
        step.calls('askBrowser').length ===
          (step.before.matches('offered') && installWay(step.before) === 'prompt' ? 1 : 0) &&
        isInstallOffered(step.after) === isInstallOffered(step.before),
    },
    {
      id: 'B-40',
      says: 'While the browser asks the hint stays, and takes no other answer.',
      when: (step) =>
        isInstallAsked(step.before) && (step.sent('hint.close') ?? step.sent('hint.later')) !== null,
      holds: (step) => isInstallAsked(step.after) && answered(step).length === 0,
    },
    {
      id: 'B-40',
      says: 'Accepted, the shop is installed and nothing is kept.',
      when: (step) => step.done('askBrowser')?.output === 'accepted',
      holds: (step) => step.after.matches('installed') && answered(step).length === 0,
    },
    {
      id: 'SHELL-18',
      says: 'Dismissed in the browser it counts as closed.',
      when: (step) => step.done('askBrowser')?.output === 'dismissed',
      holds: (step) => !isInstallOffered(step.after) && answered(step).join() === 'closed',
    },
    {
      id: 'B-40',
      says: 'A browser that does not ask is told of.',
      when: (step) => step.failed('askBrowser') !== null || step.elapsed('promptTimeout'),
      holds: (step) => hasInstallFailed(step.after) && answered(step).length === 0,
    },
    {
      id: 'SHELL-18',
      says: 'Closed it is gone at once, and that is kept.',
      when: (step) => isSaid(step, 'hint.close'),
      holds: (step) => !isInstallOffered(step.after) && answered(step).join() === 'closed',
    },
    {
      id: 'SHELL-18',
      says: 'Put off it is gone at once, and that is kept.',
      when: (step) => isSaid(step, 'hint.later'),
      holds: (step) => !isInstallOffered(step.after) && answered(step).join() === 'later',
    },
    {
      id: 'SHELL-18',
      says: 'Nothing but an answer is kept.',
      when: (step) =>
        !isSaid(step, 'hint.close') && !isSaid(step, 'hint.later') && step.done('askBrowser') === null,
      holds: (step) => answered(step).length === 0,
    },
    {
      id: 'SHELL-18',
      says: 'Once answered it rests, kept or not.',
      when: (step) => step.before.matches('closing') || step.before.matches('postponing'),
      holds: (step) =>
        step.done('keepAnswer') === null &&
        step.failed('keepAnswer') === null &&
        !step.elapsed('storageTimeout')
          ? !isInstallOffered(step.after)
          : step.after.matches('resting'),
    },
    {
      id: 'B-40',
      says: 'Installed, by whatever way, it is never shown again.',
      when: (step) =>
        step.sent('app.installed') !== null ||
        step.before.matches('installed') ||
        step.after.context.isInstalled,
      holds: (step) => step.after.matches('installed') && !isInstallOffered(step.after),
    },
    offers({
      id: 'SHELL-18',
      says: 'A hint that the browser does not cover can be closed.',
      from: (hint) => isInstallOffered(hint) && !isInstallAsked(hint),
      via: ({ id }) => id === 'hint.close',
      to: (hint) => !isInstallOffered(hint),
    }),
    offers({
      id: 'SHELL-18',
      says: 'A hint that the browser does not cover can be put off.',
      from: (hint) => isInstallOffered(hint) && !isInstallAsked(hint),
      via: ({ id }) => id === 'hint.later',
      to: (hint) => !isInstallOffered(hint),
    }),
  ],
});
