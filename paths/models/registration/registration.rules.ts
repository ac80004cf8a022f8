import { ApiFailure } from '../../../contract/api/failure.ts';
import {
  isFormBroken,
  isFormOpen,
  isRegistered,
  isRegistrationBusy,
  personType,
  positionRef,
  registrationError,
  registrationErrors,
  registrationFields,
  suggestRef,
  vouchedPerson,
} from '../../../machines/registration/registration.selectors.ts';
import type { registrationActors } from '../../../machines/registration/registration.actors.ts';
import type { registrationLogic } from '../../../machines/registration/registration.logic.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { FlowModel } from '../../kit/model.ts';
import {
  faultsIn,
  isBlank,
  isConsentGiven,
  placeFields,
  stepOf,
  type Registration,
  type RegistrationStep,
} from './registration.terms.ts';

type Rules = FlowModel<typeof registrationLogic, ReturnType<typeof registrationActors>>['rules'];

const isEditing = (registration: Registration): boolean => registration.matches({ filling: 'editing' });
const isSending = (registration: Registration): boolean => registration.matches({ filling: 'sending' });
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const timedOut = (step: RegistrationStep, call: 'viewPerson' | 'register'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;
const messagesOf = (error: unknown) => (error instanceof ApiFailure ? error.messages : []);
const placeIn = ({ context: { fields } }: Registration) => ({
  address1: fields.address1,
  addressNumber: fields.addressNumber,
  postalcode: fields.postalCode,
  city: fields.city,
  province: fields.province,
});
const sentForm = (step: RegistrationStep): boolean =>
  step.sent('registration.submit') !== null && isEditing(step.before);

export const registrationRules: Rules = [
  {
    id: 'REG-01',
    says: 'Only a form that lacks nothing is sent; everything wrong is said at its field, once.',
    when: sentForm,
    holds: (step) => {
      const faults = faultsIn(step.before);
      return (
        step.calls('register').length === (faults.length === 0 ? 1 : 0) &&
        isEqual(Object.keys(registrationErrors(step.after)).toSorted(), faults.toSorted()) &&
        registrationError(step.after) === null
      );
    },
  },
  {
    id: 'REG-04',
    says: 'No account without store and first consent, and none that nobody asked for.',
    when: (step) => step.calls('register').length > 0,
    holds: (step) => {
      const [sent] = step.calls('register');
      return (
        sent !== undefined &&
        sent.terms.storeId !== null &&
        isConsentGiven(sent.terms) &&
        step.sent('registration.submit') !== null
      );
    },
  },
  {
    id: 'REG-06',
    says: 'The call carries what stands in the form.',
    when: (step) => step.calls('register').length > 0,
    holds: (step) =>
      step.calls('register')[0]?.fields === registrationFields(step.before) &&
      step.calls('register')[0]?.terms === step.before.context.terms &&
      step.calls('register')[0]?.personType === personType(step.before) &&
      step.calls('register')[0]?.person === vouchedPerson(step.before),
  },
  {
    id: 'REG-06',
    says: 'An account that is open is told once; its e-mail and password are gone from the form, the rest is there for another one.',
    when: (step) => step.done('register') !== null || step.emitted('registration.sent').length > 0,
    holds: (step) =>
      step.done('register') !== null &&
      isRegistered(step.after) &&
      step.emitted('registration.sent').length === 1 &&
      isEqual(registrationFields(step.after), {
        ...registrationFields(step.before),
        email: '',
        confirmEmail: '',
        password: '',
      }) &&
      vouchedPerson(step.after) === null &&
      step.after.context.socialCode === null &&
      step.after.context.terms === step.before.context.terms,
  },
  {
    id: 'RULE-REGISTRATION-1',
    says: 'Nothing that was typed, chosen or ticked is lost, whatever the shop answers.',
    when: (step) =>
      !step.isStart &&
      step.done('register') === null &&
      step.done('viewPerson') === null &&
      step.sent('draft.restore') === null &&
      step.sent('field.changed') === null &&
      step.sent('place.resolved') === null,
    holds: (step) =>
      registrationFields(step.after) === registrationFields(step.before) &&
      (step.sent('personType.choose') !== null || personType(step.after) === personType(step.before)) &&
      (step.sent('terms.changed') !== null || step.after.context.terms === step.before.context.terms) &&
      vouchedPerson(step.after) === vouchedPerson(step.before),
  },
  {
    id: 'RULE-REGISTRATION-5',
    says: 'A form that is on its way is not sent again.',
    when: (step) => step.sent('registration.submit') !== null && isSending(step.before),
    holds: (step) => step.calls('register').length === 0 && isSending(step.after),
  },
  {
    id: 'REG-01',
    says: 'Who is chosen, a person or a company, is asked; what was typed for the other stays, and is not judged.',
    when: (step) => step.sent('personType.choose') !== null && isFormOpen(step.before),
    holds: (step) =>
      personType(step.after) === step.sent('personType.choose')?.personType &&
      Object.keys(registrationErrors(step.after)).every(
        (field) =>
          field in registrationErrors(step.before) && faultsIn(step.after).some((fault) => fault === field),
      ),
  },
  {
    id: 'RULE-REGISTRATION-4',
    says: 'A step is left only when nothing in it is wrong, and nothing is said then; else its faults are, and those alone.',
    when: (step) => step.sent('step.finish') !== null && isEditing(step.before),
    holds: (step) => {
      const left = step.sent('step.finish')?.step;
      const faults = faultsIn(step.before).filter((field) => stepOf(field) === left);
      const passed = step.told('registrationSteps', 'step.pass');
      return (
        step.calls('register').length === 0 &&
        (faults.length === 0
          ? passed.length === 1 &&
            passed[0]?.['step'] === left &&
            isEqual(registrationErrors(step.after), {}) &&
            registrationError(step.after) === null
          : passed.length === 0 &&
            isEqual(Object.keys(registrationErrors(step.after)).toSorted(), faults.toSorted()))
      );
    },
  },
  {
    id: 'RULE-REGISTRATION-4',
    says: 'While the form is on its way no step is left.',
    when: (step) => step.sent('step.finish') !== null && !isEditing(step.before),
    holds: (step) => step.told('registrationSteps', 'step.pass').length === 0,
  },
  {
    id: 'VAL-14',
    says: 'Whatever is found wrong of the whole form comes into sight.',
    when: (step) => sentForm(step) || step.failed('register') !== null,
    holds: (step) => {
      const faults = Object.keys(registrationErrors(step.after));
      const told = step.told('registrationSteps', 'faults.found');
      const isSent = step.calls('register').length > 0;
      return isSent
        ? told.length === 0
        : told.length === 1 &&
            told[0]?.['fields'].length === faults.length &&
            faults.every((field) => told[0]?.['fields'].includes(field));
    },
  },
  {
    id: 'RULE-REGISTRATION-1',
    says: 'What was typed before stands there again, with store and ticks, and no password with it.',
    when: (step) => step.sent('draft.restore') !== null,
    holds: (step) => {
      const draft = step.sent('draft.restore')?.draft;
      const [terms] = step.opened('registrationTerms');
      return (
        isEqual(registrationFields(step.after), { ...registrationFields(step.before), ...draft?.fields }) &&
        registrationFields(step.after).password === '' &&
        personType(step.after) === draft?.personType &&
        (!isFormOpen(step.after) ||
          isEqual([Object(terms).storeId, Object(terms).accepted], [draft.storeId, draft.accepted]))
      );
    },
  },
  {
    id: 'REG-05',
    says: 'Store and consents are as they were told last.',
    when: (step) => step.sent('terms.changed') !== null && isFormOpen(step.before),
    holds: (step) => {
      const { storeId, statements, accepted } = step.sent('terms.changed') ?? {};
      return isEqual(step.after.context.terms, { storeId, statements, accepted });
    },
  },
  {
    id: 'REG-06',
    says: 'What is typed stands in its field, also while the form is on its way.',
    when: (step) => step.sent('field.changed') !== null && isFormOpen(step.before),
    holds: (step) => {
      const typed = step.sent('field.changed');
      return (
        typed !== null &&
        isEqual(registrationFields(step.after), {
          ...registrationFields(step.before),
          [typed.field]: typed.value,
        }) &&
        isSending(step.after) === isSending(step.before)
      );
    },
  },
  {
    id: 'VAL-14',
    says: 'A field that is right again is said so; the others stay as they were judged.',
    when: (step) =>
      step.sent('field.changed') !== null &&
      isFormOpen(step.before) &&
      Object.keys(registrationErrors(step.before)).length > 0,
    holds: (step) => {
      const field = step.sent('field.changed')?.field ?? 'email';
      const before = registrationErrors(step.before);
      const after = registrationErrors(step.after);
      const isWrong = faultsIn(step.after).includes(field);
      return (
        (after[field] !== undefined) === (before[field] !== undefined && isWrong) &&
        Object.entries(before).every(([name, text]) => name === field || isEqual(Object(after)[name], text))
      );
    },
  },
  {
    id: 'VAL-14',
    says: 'Store and consents that are given lose their errors; a found place loses its own.',
    when: (step) =>
      (step.sent('terms.changed') !== null || step.sent('place.resolved') !== null) &&
      isFormOpen(step.before),
    holds: (step) => {
      const before = registrationErrors(step.before);
      const after = registrationErrors(step.after);
      const judged = step.sent('terms.changed') !== null ? ['storeId', 'legals'] : placeFields;
      const faults: readonly string[] = faultsIn(step.after);
      return Object.keys({ ...before, ...after }).every((name) =>
        judged.includes(name)
          ? name in after === (name in before && faults.includes(name))
          : isEqual(Object(before)[name], Object(after)[name]),
      );
    },
  },
  {
    id: 'VAL-15',
    says: 'What the shop finds wrong stands at its field; the rest is said above the form.',
    when: (step) => step.failed('register') !== null,
    holds: (step) => {
      const messages = messagesOf(step.failed('register')?.error);
      const atFields = messages.filter(({ field }) => field !== null);
      const others = messages.filter(({ field }) => field === null);
      const errors = registrationErrors(step.after);
      return (
        isEditing(step.after) &&
        Object.keys(errors).length === atFields.length &&
        atFields.every(({ field, text }) => Object(errors)[field ?? ''] === text) &&
        (atFields.length > 0 && others.length === 0
          ? registrationError(step.after) === null
          : isEqual(registrationError(step.after)?.messages, others))
      );
    },
  },
  {
    id: 'ERR-11',
    says: 'A registration nobody answers says so, and waits to be sent again by hand.',
    when: (step) => timedOut(step, 'register'),
    holds: (step) =>
      isEditing(step.after) &&
      registrationError(step.after)?.failure === 'timeout' &&
      step.calls('register').length === 0,
  },
  {
    id: 'ADR-17',
    says: 'A change of the place is told to whoever checks it; another field is none of it.',
    when: (step) => step.sent('field.changed') !== null && isFormOpen(step.before),
    holds: (step) => {
      const told = step.told('areaCheck', 'place.changed');
      const isOfPlace = placeFields.includes(step.sent('field.changed')?.field ?? '');
      return (
        told.length === (isOfPlace ? 1 : 0) &&
        (!isOfPlace || isEqual(told[0]?.['place'], placeIn(step.after)))
      );
    },
  },
  {
    id: 'ADR-13',
    says: 'A found place fills its fields and is checked; a civico that was typed stays where it has none.',
    when: (step) => step.sent('place.resolved') !== null && isFormOpen(step.before),
    holds: (step) => {
      const place = step.sent('place.resolved')?.place;
      const before = registrationFields(step.before);
      return (
        isEqual(registrationFields(step.after), {
          ...before,
          address1: place?.address1,
          addressNumber: place?.addressNumber === '' ? before.addressNumber : place?.addressNumber,
          postalCode: place?.postalcode,
          city: place?.city,
          province: place?.province,
        }) && isEqual(step.told('areaCheck', 'place.changed')[0]?.['place'], placeIn(step.after))
      );
    },
  },
  {
    id: 'REG-01',
    says: 'Where the place lies orders the stores.',
    when: (step) => step.sent('area.checked') !== null && isFormOpen(step.before),
    holds: (step) =>
      step.told('registrationTerms', 'stores.locate').length === 1 &&
      step.told('registrationTerms')[0]?.['near'] === step.sent('area.checked')?.point,
  },
  {
    id: 'ERR-13',
    says: 'When the service is back, what did not come is asked for again.',
    when: (step) => step.sent('service.resumed') !== null && isFormOpen(step.before),
    holds: (step) =>
      step.told('registrationTerms', 'terms.reload').length === 1 &&
      step.told('areaCheck', 'place.changed').length === 1,
  },
  {
    id: 'NAV-08',
    says: 'A social login is asked whom it vouches for, by its code; nobody else is asked anything.',
    when: (step) => step.isStart || step.calls('viewPerson').length > 0,
    holds: (step) =>
      step.isStart &&
      (step.after.context.socialCode === null
        ? step.calls('viewPerson').length === 0 && isEditing(step.after)
        : step.calls('viewPerson').length === 1 &&
          step.calls('viewPerson')[0]?.code === step.after.context.socialCode),
  },
  {
    id: 'REG-09',
    says: 'Who is vouched for finds name and e-mail filled, what was typed before left, and needs no password.',
    when: (step) => step.done('viewPerson') !== null,
    holds: (step) => {
      const person = step.done('viewPerson')?.output;
      const before = registrationFields(step.before);
      return (
        vouchedPerson(step.after) === person &&
        isEqual(registrationFields(step.after), {
          ...before,
          firstName: before.firstName === '' ? person?.firstName : before.firstName,
          lastName: before.lastName === '' ? person?.lastName : before.lastName,
          email: person?.email,
          confirmEmail: person?.email,
        })
      );
    },
  },
  {
    id: 'REG-09',
    says: 'A provider that does not answer leaves an ordinary form, and says why.',
    when: (step) => step.failed('viewPerson') !== null || timedOut(step, 'viewPerson'),
    holds: (step) =>
      isEditing(step.after) && registrationError(step.after) !== null && vouchedPerson(step.after) === null,
  },
  {
    id: 'REG-06',
    says: 'The form opens with the place, the store and the ticks of before.',
    when: (step) => step.opened('registrationTerms').length > 0,
    holds: (step) => {
      const [terms] = step.opened('registrationTerms');
      const [area] = step.opened('areaCheck');
      const { storeId, accepted } = step.after.context.terms;
      return (
        isEqual(
          [Object(terms).storeId, Object(terms).accepted, Object(area).place],
          [storeId, accepted, placeIn(step.after)],
        ) &&
        step.opened('addressSuggest').length === 1 &&
        isEditing(step.after)
      );
    },
  },
  {
    id: 'ADR-15',
    says: 'A position that breaks is gone, and the form stays.',
    when: (step) => step.broke('position'),
    holds: (step) => positionRef(step.after) === undefined && isFormOpen(step.after),
  },
  {
    id: 'ADR-16',
    says: 'Suggestions that break are gone, and the form stays.',
    when: (step) => step.broke('addressSuggest'),
    holds: (step) => suggestRef(step.after) === undefined && isFormOpen(step.after),
  },
  {
    id: 'ERR-04',
    says: 'A form that broke can be opened again.',
    when: (step) => step.sent('registration.reopen') !== null && isFormBroken(step.before),
    holds: (step) => isEditing(step.after),
  },
  offers({
    id: 'REG-01',
    says: 'The form can be sent whenever it is not on its way.',
    from: isEditing,
    via: ({ id }) => id === 'registration.submit',
  }),
  offers({
    id: 'REG-06',
    says: 'Whoever comes back, or meets a broken form, can begin anew.',
    from: (registration: Registration) => isRegistered(registration) || isFormBroken(registration),
    via: ({ id }) => id === 'registration.reopen',
    to: isEditing,
  }),
  reaches({
    id: 'REG-06',
    says: 'From everywhere an account can come to be; from a form that is empty as from the first one.',
    from: (registration: Registration) => !isBlank(registration),
    to: isRegistered,
  }),
  reaches({
    id: 'REG-06',
    says: 'Nothing waits for ever.',
    from: isRegistrationBusy,
    to: (registration: Registration) => !isRegistrationBusy(registration),
  }),
];
