import { failureOf } from '../../../contract/api/failure.ts';
import type { exclusionsActors } from '../../../machines/exclusions/exclusions.actors.ts';
import { exclusionsLogic } from '../../../machines/exclusions/exclusions.logic.ts';
import {
  areExclusionsShown,
  areExclusionsSignedOut,
  exclusionsForm,
} from '../../../machines/exclusions/exclusions.selectors.ts';
import { someExclusions } from '../../fixtures/exclusion-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type Actors = ReturnType<typeof exclusionsActors>;
type ExclusionsStep = Step<typeof exclusionsLogic, Actors>;
type Flow = ExclusionsStep['after'];
type Call = keyof Actors;

const calls: readonly Call[] = ['viewExclusions', 'saveExclusions', 'removeExclusions'];

const wasDismissed = (step: ExclusionsStep): boolean =>
  calls.some((call) => failureOf(step.failed(call)?.error) === 'dismissed');
/** Nobody knows what became of it, or the shop said no for a reason other than the consent. */
const isLost = (step: ExclusionsStep, call: Call): boolean =>
  step.failed(call) !== null && !wasDismissed(step) && !isConsentRefused(step);
const isConsentRefused = (step: ExclusionsStep): boolean =>
  step.after.context.lacksConsent && step.failed('saveExclusions') !== null;
const isResting = (flow: Flow): boolean => flow.matches('shown');
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** What was changed and typed is there as it was. */
const isUntouched = (step: ExclusionsStep): boolean =>
  isSame(step.after.context.edits, step.before.context.edits) &&
  step.after.context.term === step.before.context.term;

/** Nothing is said of the form, and what is typed can be added. */
const isCalm = ({ context }: Flow): boolean =>
  context.error === null && !context.lacksConsent && context.termFault === null && context.term !== tooLong;
const isUnchanged = (flow: Flow): boolean =>
  isCalm(flow) && flow.context.edits === null && flow.context.term === '';
const tooLong = 'a'.repeat(61);

export const exclusionsModel = flowModel<typeof exclusionsLogic, Actors>({
  name: 'exclusions',
  machine: exclusionsLogic,
  starts: [{ says: 'the exclusions are opened' }],
  cases: {
    'exclusions.reload': [says('they are asked for again')],
    'allergen.toggle': (flow) =>
      isUnchanged(flow) ? [says('gluten is pressed', { allergen: 'gluten' as const })] : [],
    'diet.toggle': (flow) =>
      isUnchanged(flow) ? [says('the vegan diet is pressed', { diet: 'vegano' as const })] : [],
    'traces.choose': (flow) =>
      isUnchanged(flow) ? [says('traces are chosen otherwise', { isOn: !exclusionsForm(flow).traces })] : [],
    'hiding.choose': (flow) =>
      isUnchanged(flow) ? [says('they are to be hidden', { isOn: !exclusionsForm(flow).hide })] : [],
    'term.type': (flow) => [
      ...(isUnchanged(flow)
        ? [says('sugar is typed', { text: ' zucchero ' }), says('too much is typed', { text: tooLong })]
        : []),
      ...(flow.context.term === tooLong ? [says('the field is emptied', { text: '' })] : []),
    ],
    'term.add': [says('what is typed is added')],
    'term.remove': (flow) =>
      isUnchanged(flow) ? [says('palm oil is taken away', { term: 'olio di palma' })] : [],
    'consent.give': ({ context: { consents, kept } }) =>
      kept !== null
        ? []
        : consents
          ? [says('the consent is taken back', { isGiven: false })]
          : [says('the consent is given', { isGiven: true })],
    'exclusions.save': [says('they are saved')],
    'exclusions.remove': [says('the removal is asked for')],
    'removal.confirm': [says('the removal is confirmed')],
    'removal.dismiss': [says('the removal is given up')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'login.dismissed': [says('the login dialog is closed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewExclusions: {
      isPatient: true,
      done: [says('nothing is kept', null), says('some are kept', someExclusions())],
      failed: patientFails('the exclusions', 'network'),
    },
    saveExclusions: {
      isPatient: true,
      done: [says('they are kept', someExclusions())],
      failed: [
        refuses('the save', 'exclusion.consent.required'),
        refuses('the save', 'parameters'),
        ...patientFails('the save', 'network'),
      ],
    },
    removeExclusions: {
      isPatient: true,
      done: [says('they are deleted', undefined)],
      failed: patientFails('the removal', 'network'),
    },
  },
  writes: ['saveExclusions', 'removeExclusions'],
  facts: ['session.closed'],
  limit: 400,
  project: (flow) => {
    const { kept, edits, term, termFault, consents, lacksConsent, due, error } = flow.context;
    return [
      kept !== null,
      edits !== null,
      term === '' ? 'empty' : term === tooLong ? 'long' : 'typed',
      termFault !== null,
      consents,
      lacksConsent,
      due,
      error?.failure,
    ];
  },
  rules: [
    {
      id: 'B-23',
      says: 'Nothing is sent to be kept without the consent, and with it what the form says.',
      when: (step) => step.calls('saveExclusions').length > 0,
      holds: (step) => {
        const [call] = step.calls('saveExclusions');
        return (
          step.calls('saveExclusions').length === 1 &&
          call?.hasConsent === true &&
          (step.after.context.kept !== null || step.after.context.consents) &&
          isSame(call.exclusions, exclusionsForm(step.after))
        );
      },
    },
    {
      id: 'B-23',
      says: 'They go out only when they are saved, or when a save was interrupted and is still due.',
      when: (step) => step.calls('saveExclusions').length > 0,
      holds: (step) =>
        step.sent('exclusions.save') !== null ||
        (step.done('viewExclusions') !== null && step.before.context.due === 'save'),
    },
    {
      id: 'B-23',
      says: 'What is changed, typed and consented to is saved by one call; what is typed is among it.',
      when: (step) =>
        step.sent('exclusions.save') !== null &&
        isResting(step.before) &&
        (step.before.context.edits !== null || step.before.context.term.trim() === 'zucchero') &&
        step.before.context.term !== tooLong &&
        (step.before.context.kept !== null || step.before.context.consents) &&
        !exclusionsForm(step.before).terms.includes('zucchero'),
      holds: (step) =>
        step.calls('saveExclusions').length === 1 &&
        step.after.context.term === '' &&
        step.after.context.error === null &&
        (step.before.context.term === '' ||
          (step.calls('saveExclusions')[0]?.exclusions.terms.includes('zucchero') ?? false)),
    },
    {
      id: 'B-23',
      says: 'Without the consent the save asks for it, and nothing is lost.',
      when: (step) =>
        step.sent('exclusions.save') !== null &&
        isResting(step.before) &&
        step.before.context.edits !== null &&
        step.before.context.term === '' &&
        step.before.context.kept === null &&
        !step.before.context.consents,
      holds: (step) =>
        step.after.context.lacksConsent && isUntouched(step) && step.calls('saveExclusions').length === 0,
    },
    {
      id: 'B-23',
      says: 'Where the shop has no consent it is asked for again, and nothing is lost.',
      when: (step) => isConsentRefused(step),
      holds: (step) =>
        isResting(step.after) &&
        step.after.context.kept === null &&
        !step.after.context.consents &&
        step.after.context.due === null &&
        isUntouched(step),
    },
    {
      id: 'B-23',
      says: 'A refusal for want of consent is said at the consent.',
      when: (step) =>
        step.failed('saveExclusions') !== null &&
        JSON.stringify(step.failed('saveExclusions')?.error).includes('exclusion.consent.required'),
      holds: (step) => step.after.context.lacksConsent && step.after.context.error === null,
    },
    {
      id: 'B-23',
      says: 'The answer to the consent is kept, and what was said of it goes.',
      when: (step) => step.sent('consent.give') !== null && isResting(step.before),
      holds: (step) =>
        step.after.context.consents === step.sent('consent.give')?.isGiven &&
        !step.after.context.lacksConsent &&
        isUntouched(step),
    },
    {
      id: 'B-23',
      says: 'What is saved is what is kept, is told, and others hear of it once.',
      when: (step) => step.done('saveExclusions') !== null,
      holds: (step) =>
        step.after.matches({ shown: 'saved' }) &&
        step.after.context.kept === step.done('saveExclusions')?.output &&
        step.after.context.edits === null &&
        step.after.context.due === null &&
        !step.after.context.consents &&
        isSame(step.emitted('exclusions.changed'), [{ type: 'exclusions.changed', hasExclusions: true }]),
    },
    {
      id: 'B-23',
      says: 'Nothing is told to others but what was saved or deleted.',
      when: (step) => step.emitted('exclusions.changed').length > 0,
      holds: (step) => step.done('saveExclusions') !== null || step.done('removeExclusions') !== null,
    },
    {
      id: 'B-23',
      says: 'What the shop tells is what is kept; what was changed meanwhile stays changed.',
      when: (step) => step.done('viewExclusions') !== null,
      holds: (step) =>
        step.after.context.kept === step.done('viewExclusions')?.output &&
        (step.before.context.edits === null
          ? step.after.context.edits === null
          : isSame(step.after.context.edits, step.before.context.edits) ||
            isSame(step.after.context.kept, step.before.context.edits)),
    },
    {
      id: 'B-23',
      says: 'A press turns an allergen over, and what was told of the last save goes.',
      when: (step) => step.sent('allergen.toggle') !== null && isResting(step.before),
      holds: (step) =>
        exclusionsForm(step.after).allergens.includes('gluten') !==
          exclusionsForm(step.before).allergens.includes('gluten') &&
        step.after.matches({ shown: 'resting' }) &&
        isSame(exclusionsForm(step.after).terms, exclusionsForm(step.before).terms),
    },
    {
      id: 'B-23',
      says: 'A press turns a diet over.',
      when: (step) => step.sent('diet.toggle') !== null && isResting(step.before),
      holds: (step) =>
        exclusionsForm(step.after).diets.includes('vegano') !==
          exclusionsForm(step.before).diets.includes('vegano') && step.after.matches({ shown: 'resting' }),
    },
    {
      id: 'B-23',
      says: 'Traces, and what lists do, are as chosen.',
      when: (step) =>
        isResting(step.before) &&
        (step.sent('traces.choose') !== null || step.sent('hiding.choose') !== null),
      holds: (step) =>
        step.after.matches({ shown: 'resting' }) &&
        exclusionsForm(step.after).hide ===
          (step.sent('hiding.choose')?.isOn ?? exclusionsForm(step.before).hide) &&
        exclusionsForm(step.after).traces ===
          (step.sent('traces.choose')?.isOn ?? exclusionsForm(step.before).traces),
    },
    {
      id: 'B-23',
      says: 'What is typed stands in the field, and what was said of it goes.',
      when: (step) => step.sent('term.type') !== null && isResting(step.before),
      holds: (step) =>
        step.after.context.term === step.sent('term.type')?.text &&
        step.after.context.termFault === null &&
        step.after.matches({ shown: 'resting' }),
    },
    {
      id: 'B-23',
      says: 'A term is added as its words alone, and the field is empty for the next one.',
      when: (step) =>
        step.sent('term.add') !== null &&
        isResting(step.before) &&
        step.before.context.term === ' zucchero ' &&
        !exclusionsForm(step.before).terms.includes('zucchero'),
      holds: (step) =>
        isSame(exclusionsForm(step.after).terms, [...exclusionsForm(step.before).terms, 'zucchero']) &&
        step.after.context.term === '' &&
        step.after.matches({ shown: 'resting' }),
    },
    {
      id: 'VAL-14',
      says: 'What cannot be added is told of and stays as it was typed; nothing is sent.',
      when: (step) =>
        isResting(step.before) &&
        ((step.sent('term.add') !== null && step.before.context.term !== ' zucchero ') ||
          (step.sent('exclusions.save') !== null && step.before.context.term === tooLong)),
      isOfCases: true,
      holds: (step) =>
        step.after.context.termFault === (step.before.context.term === '' ? 'blank' : 'long') &&
        isSame(step.after.value, step.before.value) &&
        isUntouched(step) &&
        step.calls('saveExclusions').length === 0,
    },
    {
      id: 'B-23',
      says: 'A term that is taken away is gone, the others are not.',
      when: (step) => step.sent('term.remove') !== null && isResting(step.before),
      holds: (step) =>
        isSame(
          exclusionsForm(step.after).terms,
          exclusionsForm(step.before).terms.filter((term) => term !== 'olio di palma'),
        ) && step.after.matches({ shown: 'resting' }),
    },
    {
      id: 'B-23',
      says: 'Nothing is deleted but after a yes, or where that yes was interrupted.',
      when: (step) => step.calls('removeExclusions').length > 0,
      holds: (step) =>
        step.calls('removeExclusions').length === 1 &&
        step.after.context.error === null &&
        (step.sent('removal.confirm') !== null ||
          (step.done('viewExclusions')?.output !== null && step.before.context.due === 'remove')),
    },
    {
      id: 'B-23',
      says: 'What is kept can be deleted, after one question.',
      when: (step) => step.sent('exclusions.remove') !== null && isResting(step.before),
      holds: (step) =>
        step.after.matches('confirmingRemoval') === (step.before.context.kept !== null) &&
        step.calls('removeExclusions').length === 0,
    },
    {
      id: 'B-23',
      says: 'Deleted is all of it, what was changed too; it is told, and others hear of it once.',
      when: (step) => step.done('removeExclusions') !== null,
      holds: (step) =>
        step.after.matches({ shown: 'removed' }) &&
        step.after.context.kept === null &&
        step.after.context.edits === null &&
        step.after.context.term === '' &&
        step.after.context.due === null &&
        !step.after.context.consents &&
        isSame(step.emitted('exclusions.changed'), [{ type: 'exclusions.changed', hasExclusions: false }]),
    },
    {
      id: 'ERR-04',
      says: 'A save or a removal that fails says why, keeps all, and can be done again.',
      when: (step) => isLost(step, 'saveExclusions') || isLost(step, 'removeExclusions'),
      holds: (step) =>
        isResting(step.after) &&
        step.after.context.error !== null &&
        step.after.context.kept === step.before.context.kept &&
        step.after.context.due === null &&
        isUntouched(step),
    },
    {
      id: 'ERR-04',
      says: 'Exclusions that cannot be loaded say why.',
      when: (step) => isLost(step, 'viewExclusions'),
      holds: ({ after }) => after.matches('failed') && after.context.error !== null,
    },
    {
      id: 'ERR-04',
      says: 'They are asked for again by one call, when the shopper asks, or session or service are back.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('exclusions.reload') ?? step.sent('session.opened') ?? step.sent('service.resumed')) !==
          null,
      holds: (step) => step.calls('viewExclusions').length === 1 && step.after.context.error === null,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the session gone, or a login dismissed, nothing of the shopper is shown.',
      when: (step) => step.sent('session.closed') !== null || wasDismissed(step),
      holds: (step) =>
        areExclusionsSignedOut(step.after) &&
        !areExclusionsShown(step.after) &&
        step.after.context.kept === null &&
        calls.every((call) => step.inFlight(call) === 0),
    },
    {
      id: 'SES-07',
      says: 'What was changed and typed, and what was on its way, outlive an expired session.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        isUntouched(step) &&
        step.after.context.due === step.before.context.due &&
        step.after.context.consents === step.before.context.consents,
    },
    {
      id: 'SES-08',
      says: 'Who leaves leaves nothing behind.',
      when: (step) => step.sent('session.closed')?.reason === 'logout',
      holds: ({ after: { context } }) =>
        context.edits === null &&
        context.term === '' &&
        context.termFault === null &&
        context.due === null &&
        !context.consents &&
        !context.lacksConsent,
    },
    {
      id: 'SES-14',
      says: 'Who dismisses the login sends nothing later, and loses nothing.',
      when: (step) =>
        wasDismissed(step) || (step.sent('login.dismissed') !== null && areExclusionsSignedOut(step.before)),
      holds: (step) =>
        areExclusionsSignedOut(step.after) && step.after.context.due === null && isUntouched(step),
    },
    {
      id: 'SES-13',
      says: 'A save that was interrupted is made good once, where it is still to be done and the consent stands.',
      when: (step) =>
        step.done('viewExclusions') !== null &&
        step.before.context.due === 'save' &&
        !isSame(step.done('viewExclusions')?.output, step.before.context.edits) &&
        (step.done('viewExclusions')?.output !== null || step.before.context.consents),
      holds: (step) => step.calls('saveExclusions').length === 1,
    },
    {
      id: 'SES-13',
      says: 'A removal that was interrupted is made good once, where there is still something.',
      when: (step) => step.done('viewExclusions') !== null && step.before.context.due === 'remove',
      holds: (step) =>
        step.calls('removeExclusions').length === (step.done('viewExclusions')?.output === null ? 0 : 1),
    },
    {
      id: 'B-23',
      says: 'What came and is to be done no more waits no more.',
      when: (step) => step.done('viewExclusions') !== null && isResting(step.after),
      holds: ({ after }) => after.context.due === null,
    },
    offers({
      id: 'SES-14',
      says: 'What failed can be asked for again.',
      from: (flow: Flow) => flow.matches('failed'),
      via: ({ id }) => id === 'exclusions.reload',
      to: (flow: Flow) => flow.matches('loading'),
    }),
    offers({
      id: 'B-23',
      says: 'The question can be answered no.',
      from: (flow: Flow) => flow.matches('confirmingRemoval'),
      via: ({ id }) => id === 'removal.dismiss',
      to: isResting,
    }),
    reaches({ id: 'B-23', says: 'From everywhere they can be shown.', from: () => true, to: isResting }),
  ],
});
