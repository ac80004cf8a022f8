import type { areaNoticeActors } from '../../../machines/area-notice/area-notice.actors.ts';
import { areaNoticeLogic } from '../../../machines/area-notice/area-notice.logic.ts';
import {
  isNoticeNoted,
  isNoticeSending,
  noticeEmail,
  noticeEmailError,
  noticeError,
} from '../../../machines/area-notice/area-notice.selectors.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type NoticeStep = Step<typeof areaNoticeLogic, ReturnType<typeof areaNoticeActors>>;
type Notice = NoticeStep['after'];

const postalcode = '80134';
const email = 'avvisami@posta.example';
const isAsking = (notice: Notice): boolean => !isNoticeSending(notice) && !isNoticeNoted(notice);
/** Typed whole. */
const isRight = (notice: Notice): boolean => noticeEmail(notice).trim() === email;
const isFaultless = (notice: Notice): boolean =>
  noticeEmailError(notice) === null && noticeError(notice) === null;
const isPressed = (step: NoticeStep): boolean => step.sent('notice.request') !== null;
const broke = (step: NoticeStep): boolean =>
  step.failed('leaveEmail') !== null || (step.elapsed('answerTimeout') && step.wasInFlight('leaveEmail') > 0);

export const areaNoticeModel = flowModel<typeof areaNoticeLogic, ReturnType<typeof areaNoticeActors>>({
  name: 'area-notice',
  machine: areaNoticeLogic,
  starts: [{ says: 'a place is not served', input: () => ({ postalcode }) }],
  cases: {
    'email.changed': [
      says('an e-mail is typed', { text: ` ${email} ` }),
      says('half of it is typed', { text: 'avvisami' }),
    ],
    'notice.request': [says('the notice is asked for')],
  },
  answers: {
    leaveEmail: {
      done: [says('the e-mail is noted', undefined)],
      failed: [
        refuses('the e-mail', 'validation', 'email'),
        refuses('the e-mail', 'area.served'),
        ...fails('the e-mail', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['leaveEmail'],
  project: ({ context: { email: typed, emailError, error } }) => [typed, emailError !== null, error !== null],
  rules: [
    {
      id: 'SES-17',
      says: 'Another place begins anew: nothing is typed, wrong or sent.',
      when: (step) => step.isStart,
      holds: (step) =>
        isAsking(step.after) &&
        isFaultless(step.after) &&
        noticeEmail(step.after) === '' &&
        step.calls('leaveEmail').length === 0,
    },
    {
      id: 'SES-17',
      says: 'A right e-mail is left by one call, for the place that was asked about, and no fault stands beside it.',
      when: (step) => isPressed(step) && isAsking(step.before) && isRight(step.before),
      holds: (step) =>
        step.calls('leaveEmail').length === 1 &&
        step.calls('leaveEmail')[0]?.email === email &&
        step.calls('leaveEmail')[0]?.postalcode === postalcode &&
        isNoticeSending(step.after) &&
        isFaultless(step.after),
    },
    {
      id: 'VAL-05',
      says: 'A wrong e-mail, or none, is told at its field, and nothing is sent.',
      when: (step) => isPressed(step) && isAsking(step.before) && !isRight(step.before),
      holds: (step) =>
        step.calls('leaveEmail').length === 0 &&
        isAsking(step.after) &&
        noticeEmailError(step.after) !== null &&
        noticeError(step.after) === null,
    },
    {
      id: 'VAL-14',
      says: 'The field holds what is typed, and is wrong no more.',
      when: (step) => step.sent('email.changed') !== null && !isNoticeNoted(step.before),
      holds: (step) =>
        noticeEmail(step.after) === step.sent('email.changed')?.text &&
        noticeEmailError(step.after) === null &&
        noticeError(step.after) === noticeError(step.before) &&
        isNoticeSending(step.after) === isNoticeSending(step.before),
    },
    {
      id: 'RULE-REGISTRATION-5',
      says: 'A press while one is on its way, or after it was noted, sends nothing.',
      when: (step) => isPressed(step) && !isAsking(step.before),
      holds: (step) =>
        step.calls('leaveEmail').length === 0 &&
        isNoticeSending(step.after) === isNoticeSending(step.before) &&
        isNoticeNoted(step.after) === isNoticeNoted(step.before),
    },
    {
      id: 'SES-17',
      says: 'It is noted once the shop says so, and by nothing else.',
      when: (step) => isNoticeNoted(step.after) || step.done('leaveEmail') !== null,
      holds: (step) =>
        isNoticeNoted(step.after) && (step.done('leaveEmail') !== null || isNoticeNoted(step.before)),
    },
    {
      id: 'ERR-04',
      says: 'An answer that does not come, or says no, says so; what was typed stays.',
      when: broke,
      holds: (step) =>
        isAsking(step.after) &&
        !isFaultless(step.after) &&
        noticeEmail(step.after) === noticeEmail(step.before),
    },
    {
      id: 'ERR-11',
      says: 'What is wrong with the e-mail is told at its field, everything else beside the form.',
      when: broke,
      holds: (step) => {
        const failure = step.failed('leaveEmail')?.error;
        const isOfField = failure instanceof Error && failure.message === 'validation';
        return (
          (noticeEmailError(step.after) !== null) === isOfField &&
          (noticeError(step.after) === null) === isOfField
        );
      },
    },
    offers({
      id: 'SES-17',
      says: 'The notice can be asked for until it is on its way.',
      from: isAsking,
      via: ({ id }) => id === 'notice.request',
    }),
    reaches({
      id: 'SES-17',
      says: 'From everywhere the e-mail can come to be noted.',
      from: () => true,
      to: isNoticeNoted,
    }),
  ],
});
