import { failureOf } from '../../../contract/api/failure.ts';
import type { missingConsentsActors } from '../../../machines/missing-consents/missing-consents.actors.ts';
import type { missingConsentsLogic } from '../../../machines/missing-consents/missing-consents.logic.ts';
import {
  areMissingConsentsBusy,
  areMissingConsentsSettled,
  areMissingConsentsSignedOut,
  haveMissingConsentsFailed,
  missingConsents,
  missingConsentsError,
  missingRequiredCount,
  tickedConsents,
  unansweredConsents,
} from '../../../machines/missing-consents/missing-consents.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type MissingStep = Step<typeof missingConsentsLogic, ReturnType<typeof missingConsentsActors>>;
type Missing = MissingStep['after'];
type Call = 'loadMissing' | 'saveAnswers';

const isAsking = (missing: Missing): boolean => missing.matches('awaitingAnswers');
const isAway = (missing: Missing): boolean => missing.matches('away');

const failure = (step: MissingStep, call: Call): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};
const broke = (step: MissingStep, call: Call): boolean => ![null, 'dismissed'].includes(failure(step, call));

const asked = (missing: Missing) => missingConsents(missing)?.statements ?? [];
const isTicked = (missing: Missing, legalId: number) => tickedConsents(missing).includes(legalId);
const isEveryRequiredTicked = (missing: Missing): boolean =>
  asked(missing).every(({ required, legalId }) => !required || isTicked(missing, legalId));
const ticks = (missing: Missing): string =>
  JSON.stringify(tickedConsents(missing).toSorted((one, other) => one - other));
const hasLeft = (step: MissingStep): boolean => step.sent('session.closed')?.reason === 'logout';
const isQuiet = (step: MissingStep): boolean =>
  step.calls('loadMissing').length + step.calls('saveAnswers').length === 0;

export const missingConsentsRules: readonly Rule<MissingStep>[] = [
  {
    id: 'REG-10',
    says: 'What the shop says is missing is what is asked for.',
    when: (step) => step.done('loadMissing') !== null,
    holds: (step) => missingConsents(step.after) === step.done('loadMissing')?.output,
  },
  {
    id: 'REG-10',
    says: 'Where something required is missing it is asked for, and nothing leads away.',
    when: (step) => step.done('loadMissing')?.output.statements.some(({ required }) => required) ?? false,
    holds: (step) =>
      isAsking(step.after) &&
      missingRequiredCount(step.after) > 0 &&
      step.emitted('consents.completed').length === 0 &&
      isQuiet(step),
  },
  {
    id: 'REG-10',
    says: 'Where nothing required is missing, or all of it was saved, the visit goes on, once.',
    when: (step) =>
      step.done('saveAnswers') !== null ||
      (step.done('loadMissing')?.output.statements.every(({ required }) => !required) ?? false),
    holds: (step) =>
      step.emitted('consents.completed').length === 1 &&
      step.emitted('consents.completed')[0]?.returnTo === step.before.context.returnTo &&
      areMissingConsentsBusy(step.after) &&
      isQuiet(step),
  },
  {
    id: 'REG-10',
    says: 'The visit goes on for no other reason.',
    when: (step) => step.emitted('consents.completed').length > 0,
    holds: (step) => step.done('saveAnswers') !== null || step.done('loadMissing') !== null,
  },
  {
    id: 'REG-10',
    says: 'It goes on to where the page was entered for last.',
    when: (step) => step.sent('consents.reopen') !== null,
    holds: (step) => step.after.context.returnTo === step.sent('consents.reopen')?.returnTo,
  },
  {
    id: 'REG-04',
    says: 'None is ticked by itself.',
    when: (step, trail) =>
      trail.every((one) => one.sent('consent.answer') === null) && step.sent('consent.answer') === null,
    holds: ({ after }) => tickedConsents(after).length === 0,
  },
  {
    id: 'REG-04',
    says: 'A statement that is asked for is ticked, and ticked no more, as it is pressed; no other is.',
    when: (step) => step.sent('consent.answer') !== null && isAsking(step.before),
    holds: (step) => {
      const { legalId, accepted } = step.sent('consent.answer') ?? { legalId: 0, accepted: false };
      const isKnown = asked(step.before).some((one) => one.legalId === legalId);
      const others = (missing: Missing) => tickedConsents(missing).filter((one) => one !== legalId).length;
      return (
        isTicked(step.after, legalId) === (isKnown && accepted) &&
        others(step.after) === others(step.before) &&
        new Set(tickedConsents(step.after)).size === tickedConsents(step.after).length &&
        unansweredConsents(step.after).every((one) => one !== legalId) &&
        isAsking(step.after)
      );
    },
  },
  {
    id: 'RULE-CONSENTS-1',
    says: 'Nothing ticked is lost but by the shopper: neither a failure nor an expired session takes it away.',
    when: (step) =>
      step.sent('consent.answer') === null && !hasLeft(step) && tickedConsents(step.before).length > 0,
    holds: (step) => {
      const list = step.done('loadMissing')?.output.statements;
      const kept = tickedConsents(step.before).filter(
        (legalId) => list?.some((one) => one.legalId === legalId) ?? true,
      );
      return ticks(step.after) === JSON.stringify(kept.toSorted((one, other) => one - other));
    },
  },
  {
    id: 'RULE-CONSENTS-2',
    says: 'One confirmation is one call with the answer to each statement, and no old error stays.',
    when: (step) =>
      step.sent('consents.confirm') !== null && isAsking(step.before) && isEveryRequiredTicked(step.before),
    holds: (step) =>
      step.calls('saveAnswers').length === 1 &&
      missingConsentsError(step.after) === null &&
      unansweredConsents(step.after).length === 0 &&
      areMissingConsentsBusy(step.after),
  },
  {
    id: 'RULE-CONSENTS-2',
    says: 'What is sent is each statement that is shown, in its order, as it is ticked.',
    when: (step) => step.calls('saveAnswers').length > 0,
    holds: (step) =>
      JSON.stringify(step.calls('saveAnswers')[0]?.answers) ===
      JSON.stringify(
        asked(step.before).map(({ legalId }) => ({ legalId, accepted: isTicked(step.before, legalId) })),
      ),
  },
  {
    id: 'RULE-CONSENTS-2',
    says: 'Answers go out only when they are confirmed, once.',
    when: (step) => step.calls('saveAnswers').length > 0,
    holds: (step) =>
      step.calls('saveAnswers').length === 1 &&
      step.sent('consents.confirm') !== null &&
      isAsking(step.before),
  },
  {
    id: 'RULE-CONSENTS-3',
    says: 'Without the required one nothing is sent, and it is said at it.',
    when: (step) =>
      step.sent('consents.confirm') !== null && isAsking(step.before) && !isEveryRequiredTicked(step.before),
    holds: (step) =>
      isQuiet(step) &&
      isAsking(step.after) &&
      missingConsentsError(step.after) === null &&
      JSON.stringify(unansweredConsents(step.after)) ===
        JSON.stringify(
          asked(step.before)
            .filter(({ required, legalId }) => required && !isTicked(step.before, legalId))
            .map(({ legalId }) => legalId),
        ),
  },
  {
    id: 'RULE-CONSENTS-3',
    says: 'Answers never go out without the required one.',
    when: (step) => step.calls('saveAnswers').length > 0,
    holds: (step) => isEveryRequiredTicked(step.before),
  },
  {
    id: 'RULE-CONSENTS-3',
    says: 'A press says nothing at a statement but that it is missing, and only a press says it.',
    when: (step) => unansweredConsents(step.after).length > unansweredConsents(step.before).length,
    holds: (step) => step.sent('consents.confirm') !== null,
  },
  {
    id: 'ERR-04',
    says: 'After a confirmation of unknown outcome, or a refused one, the shop is asked what is missing, and why is said.',
    when: (step) => broke(step, 'saveAnswers'),
    holds: (step) =>
      step.calls('loadMissing').length === 1 &&
      missingConsentsError(step.after) !== null &&
      !isAsking(step.after),
  },
  {
    id: 'ERR-04',
    says: 'What failed is still said when the list is there.',
    when: (step) => step.done('loadMissing') !== null,
    holds: (step) => missingConsentsError(step.after) === missingConsentsError(step.before),
  },
  {
    id: 'ERR-04',
    says: 'A list that cannot be loaded says why.',
    when: (step) => broke(step, 'loadMissing'),
    holds: ({ after }) => haveMissingConsentsFailed(after) && missingConsentsError(after) !== null,
  },
  {
    id: 'ERR-04',
    says: 'It is asked for again by one call, when the shopper asks, logs in or the service is back.',
    when: (step) =>
      step.before.matches('failed') &&
      (step.sent('consents.reload') !== null ||
        step.sent('session.opened') !== null ||
        step.sent('service.resumed') !== null),
    holds: (step) => step.calls('loadMissing').length === 1 && missingConsentsError(step.after) === null,
  },
  {
    id: 'SES-14',
    says: 'A login that is dismissed is no failure of the list: it may be asked for again.',
    when: (step) => failure(step, 'loadMissing') === 'dismissed',
    holds: (step) =>
      areMissingConsentsSignedOut(step.after) && !haveMissingConsentsFailed(step.after) && isQuiet(step),
  },
  {
    id: 'SES-14',
    says: 'Who dismisses the login confirms again; nothing is said.',
    when: (step) => failure(step, 'saveAnswers') === 'dismissed',
    holds: (step) => isAsking(step.after) && missingConsentsError(step.after) === null && isQuiet(step),
  },
  {
    id: 'SES-08',
    says: 'Who leaves leaves nothing, and nothing is on its way.',
    when: hasLeft,
    holds: (step) =>
      missingConsents(step.after) === null &&
      tickedConsents(step.after).length === 0 &&
      unansweredConsents(step.after).length === 0 &&
      step.inFlight('loadMissing') + step.inFlight('saveAnswers') === 0 &&
      (isAway(step.after)
        ? missingConsentsError(step.after) === null
        : areMissingConsentsSignedOut(step.after)),
  },
  {
    id: 'SES-07',
    says: 'An expired session changes nothing by itself: the next call says it.',
    when: (step) => step.sent('session.closed')?.reason === 'expired',
    holds: (step) => JSON.stringify(step.after.value) === JSON.stringify(step.before.value) && isQuiet(step),
  },
  {
    id: 'RULE-CONSENTS-4',
    says: 'Once another page is entered nothing is asked for and nothing leads anywhere.',
    when: (step) => step.sent('route.entered')?.path === '/',
    holds: (step) =>
      isAway(step.after) &&
      step.inFlight('loadMissing') + step.inFlight('saveAnswers') === 0 &&
      isQuiet(step),
  },
  {
    id: 'RULE-CONSENTS-4',
    says: 'It stays so until the page is entered again, which asks anew.',
    when: (step) => isAway(step.before),
    holds: (step) =>
      step.sent('consents.reopen') === null
        ? isAway(step.after) && isQuiet(step) && step.emitted('consents.completed').length === 0
        : step.calls('loadMissing').length === 1 &&
          missingConsentsError(step.after) === null &&
          unansweredConsents(step.after).length === 0,
  },
  {
    id: 'RULE-CONSENTS-4',
    says: 'To enter the page it stands on changes nothing.',
    when: (step) => step.sent('route.entered') !== null && step.sent('route.entered')?.path !== '/',
    holds: (step) => JSON.stringify(step.after.value) === JSON.stringify(step.before.value) && isQuiet(step),
  },
  {
    id: 'ERR-04',
    says: 'The page is there for the shopper as soon as it does not wait for its list.',
    when: () => true,
    holds: (step) => areMissingConsentsSettled(step.after) === (step.inFlight('loadMissing') === 0),
  },
  {
    id: 'ERR-04',
    says: 'It is busy while a call is on its way and while the visit goes on.',
    when: () => true,
    holds: (step) =>
      areMissingConsentsBusy(step.after) ===
      (step.inFlight('loadMissing') + step.inFlight('saveAnswers') > 0 || step.after.matches('completed')),
  },
  offers({
    id: 'SES-14',
    says: 'What failed can be asked for again.',
    from: (missing: Missing) => missing.matches('failed'),
    via: ({ id }) => id === 'consents.reload',
    to: areMissingConsentsBusy,
  }),
  reaches({
    id: 'REG-10',
    says: 'From everywhere the visit can go on.',
    from: () => true,
    to: (missing: Missing) => missing.matches('completed'),
  }),
];
