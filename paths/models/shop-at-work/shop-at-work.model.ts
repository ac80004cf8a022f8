import { failureOf } from '../../../contract/api/failure.ts';
import type { shopAtWorkActors } from '../../../machines/shop-at-work/shop-at-work.actors.ts';
import { shopAtWorkLogic } from '../../../machines/shop-at-work/shop-at-work.logic.ts';
import {
  isSubscribingAtWork,
  joinedWorkplace,
  workCode,
  workCodeError,
  workCodeFault,
} from '../../../machines/shop-at-work/shop-at-work.selectors.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type WorkStep = Step<typeof shopAtWorkLogic, ReturnType<typeof shopAtWorkActors>>;
type Work = WorkStep['after'];

const isTyping = (work: Work): boolean => work.matches('typing');
const wasDismissed = (step: WorkStep): boolean => failureOf(step.failed('subscribe')?.error) === 'dismissed';
const isQuiet = (step: WorkStep): boolean => step.calls('subscribe').length === 0;
/** Nothing is said of what was typed before. */
const isSilent = (work: Work): boolean =>
  workCodeFault(work) === null && workCodeError(work) === null && joinedWorkplace(work) === null;
const keepsCode = (step: WorkStep): boolean => workCode(step.after) === workCode(step.before);

export const shopAtWorkModel = flowModel<typeof shopAtWorkLogic, ReturnType<typeof shopAtWorkActors>>({
  name: 'shop-at-work',
  machine: shopAtWorkLogic,
  starts: [{ says: 'the field is empty' }],
  cases: {
    'code.changed': [
      says('a code is typed', { text: ' UFFICIO1 ' }),
      says('the field is emptied', { text: ' ' }),
    ],
    'code.subscribe': [says('the code is to be sent')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
  },
  answers: {
    subscribe: {
      isPatient: true,
      done: [
        says('the workplace is joined', { subscribed: true as const, addressId: 7, name: 'Officine Appia' }),
      ],
      failed: [refuses('the code', 'shopatwork.unknown'), ...patientFails('the code', 'network')],
    },
  },
  writes: ['subscribe'],
  facts: ['session.closed'],
  project: ({ context: { code, fault, error, workplace } }) => ({
    isTyped: code.trim() !== '',
    isWrong: fault !== null,
    isShown: error !== null,
    isJoined: workplace !== null,
  }),
  rules: [
    {
      id: 'REG-24',
      says: 'What is typed stands in the field, and what was said before is over.',
      when: (step) => step.sent('code.changed') !== null && isTyping(step.before),
      holds: (step) => workCode(step.after) === step.sent('code.changed')?.text && isSilent(step.after),
    },
    {
      id: 'REG-24',
      says: 'A code is sent by one call without its blanks, and nothing is said meanwhile.',
      when: (step) =>
        step.sent('code.subscribe') !== null && isTyping(step.before) && workCode(step.before).trim() !== '',
      holds: (step) =>
        step.calls('subscribe').length === 1 &&
        step.calls('subscribe')[0]?.code === workCode(step.before).trim() &&
        isSubscribingAtWork(step.after) &&
        keepsCode(step) &&
        isSilent(step.after),
    },
    {
      id: 'VAL-14',
      says: 'An empty field says so and sends nothing.',
      when: (step) =>
        step.sent('code.subscribe') !== null && isTyping(step.before) && workCode(step.before).trim() === '',
      holds: (step) =>
        isQuiet(step) &&
        isTyping(step.after) &&
        workCodeFault(step.after) !== null &&
        workCodeError(step.after) === null &&
        joinedWorkplace(step.after) === null,
    },
    {
      id: 'REG-24',
      says: 'Nothing is sent but by a press.',
      when: (step) => !isQuiet(step),
      holds: (step) => step.sent('code.subscribe') !== null && isTyping(step.before),
    },
    {
      id: 'REG-24',
      says: 'The workplace that was joined is told by its name, and the field is empty.',
      when: (step) => step.done('subscribe') !== null,
      holds: (step) =>
        joinedWorkplace(step.after) === step.done('subscribe')?.output.name &&
        workCode(step.after) === '' &&
        workCodeError(step.after) === null &&
        isTyping(step.after),
    },
    {
      id: 'REG-24',
      says: 'A code that is refused, or whose answer does not come, says so and stays in the field.',
      when: (step) => step.failed('subscribe') !== null && !wasDismissed(step),
      holds: (step) =>
        isTyping(step.after) &&
        workCodeError(step.after) !== null &&
        keepsCode(step) &&
        isQuiet(step) &&
        joinedWorkplace(step.after) === null,
    },
    {
      id: 'SES-14',
      says: 'A dismissed login leaves the code in the field; nothing is said of it, and nothing is sent.',
      when: wasDismissed,
      holds: (step) => isTyping(step.after) && isQuiet(step) && keepsCode(step) && isSilent(step.after),
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsCode(step) && joinedWorkplace(step.after) === joinedWorkplace(step.before)
          : workCode(step.after) === '' &&
            isSilent(step.after) &&
            isTyping(step.after) &&
            step.inFlight('subscribe') === 0,
    },
    reaches({
      id: 'REG-24',
      says: 'From everywhere a workplace can be joined.',
      from: () => true,
      to: (work: Work) => joinedWorkplace(work) !== null,
    }),
  ],
});
