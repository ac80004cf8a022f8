import { pushMessageMachine } from '../../../machines/push-message/push-message.machine.ts';
import { shownMessage } from '../../../machines/push-message/push-message.selectors.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors } from '../../kit/step.ts';

const onItsWay = {
  title: 'Ordine 104 in viaggio',
  body: 'La tua spesa sta arrivando.',
  navTo: '/profile/orders/104',
};
const plain = { title: 'Domenica siamo chiusi', body: 'Riapriamo lunedì alle 8.', navTo: null };

/** Waiting messages beyond these are as good as these. */
const enough = 2;

export const pushMessageModel = flowModel<typeof pushMessageMachine, NoActors>({
  name: 'push-message',
  machine: pushMessageMachine,
  starts: [{ says: 'the app is open' }],
  cases: {
    'message.came': ({ context }) =>
      context.messages.length > enough
        ? []
        : [
            says('a message about an order comes', { message: onItsWay }),
            says('a message that leads nowhere comes', { message: plain }),
          ],
    'message.confirm': [says('Vai a vedere is pressed')],
    'message.close': [says('Chiudi is pressed')],
    'session.closed': [says('the shopper has left', { reason: 'logout' as const })],
  },
  answers: {},
  writes: [],
  facts: ['session.closed'],
  project: ({ context }) => context.messages.map(({ navTo }) => navTo),
  rules: [
    {
      id: 'PUSH-05',
      says: 'A message that comes is shown, behind those that wait.',
      when: (step) => step.sent('message.came') !== null,
      holds: (step) =>
        step.after.matches('shown') &&
        step.after.context.messages.at(-1) === step.sent('message.came')?.message &&
        step.after.context.messages.length === step.before.context.messages.length + 1 &&
        (shownMessage(step.before) === null || shownMessage(step.after) === shownMessage(step.before)),
    },
    {
      id: 'PUSH-05',
      says: 'Confirmed, it leads where it tells of, and the next one is shown.',
      when: (step) => step.sent('message.confirm') !== null && shownMessage(step.before)?.navTo !== null,
      holds: (step) => {
        const shown = shownMessage(step.before);
        return (
          step
            .emitted('link.opened')
            .map(({ link }) => link)
            .join() === (shown?.navTo ?? '') &&
          shownMessage(step.after) === (step.before.context.messages[1] ?? null)
        );
      },
    },
    {
      id: 'PUSH-06',
      says: 'One that leads nowhere cannot be confirmed: it stays until it is closed.',
      when: (step) =>
        step.sent('message.confirm') !== null &&
        step.before.matches('shown') &&
        shownMessage(step.before)?.navTo === null,
      holds: (step) =>
        step.emitted('link.opened').length === 0 && shownMessage(step.after) === shownMessage(step.before),
    },
    {
      id: 'PUSH-05',
      says: 'Closed, it is gone and does nothing.',
      when: (step) => step.sent('message.close') !== null && step.before.matches('shown'),
      holds: (step) =>
        step.emitted('link.opened').length === 0 &&
        shownMessage(step.after) === (step.before.context.messages[1] ?? null),
    },
    {
      id: 'PUSH-05',
      says: 'Something is shown as long as something waits.',
      when: () => true,
      holds: (step) => step.after.matches('shown') === step.after.context.messages.length > 0,
    },
    {
      id: 'PUSH-05',
      says: 'Nothing leads anywhere but a confirmation.',
      when: (step) => step.sent('message.confirm') === null,
      holds: (step) => step.emitted('link.opened').length === 0,
    },
    {
      id: 'SES-08',
      says: 'Who leaves leaves no message behind.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) => step.after.matches('quiet') && shownMessage(step.after) === null,
    },
    offers({
      id: 'PUSH-05',
      says: 'What is shown can be closed.',
      from: (flow) => flow.matches('shown'),
      via: ({ id }) => id === 'message.close',
    }),
    reaches({
      id: 'PUSH-05',
      says: 'All can be answered.',
      from: () => true,
      to: (flow) => flow.matches('quiet'),
    }),
  ],
});
