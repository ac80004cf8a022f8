import { failureOf } from '../../../contract/api/failure.ts';
import type { addressSelectorActors } from '../../../machines/address-selector/address-selector.actors.ts';
import type { addressSelectorLogic } from '../../../machines/address-selector/address-selector.logic.ts';
import {
  chosenAddressId,
  chosenAddressType,
  finderRef,
  hasSelectorFailed,
  isListed,
  isSelectorBusy,
  savedAddresses,
  selectorError,
} from '../../../machines/address-selector/address-selector.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { count, type Step } from '../../kit/step.ts';
import type { Rule } from '../../kit/model.ts';
import { homes } from './address-selector.terms.ts';

type SelectorStep = Step<typeof addressSelectorLogic, ReturnType<typeof addressSelectorActors>>;

type Selector = SelectorStep['after'];

const calls = ['listHomeAddresses', 'selectAddress', 'reloadCart'] as const;

type Call = (typeof calls)[number];

const isQuiet = (step: SelectorStep): boolean => calls.every((call) => step.calls(call).length === 0);

const isInterrupted = (error: unknown): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(error));

const timedOut = (step: SelectorStep, call: Call): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

const broke = (step: SelectorStep, call: Call): boolean =>
  timedOut(step, call) || (step.failed(call) !== null && !isInterrupted(step.failed(call)?.error));

const wasDismissed = (step: SelectorStep): boolean =>
  failureOf(step.failed('listHomeAddresses')?.error) === 'dismissed';

const isChoosing = (selector: Selector): boolean => selector.matches('awaitingChoice');

const isEditing = (selector: Selector): boolean => selector.matches('editing');

/** What must hold of the flow, whatever its chart says. */
export const addressSelectorRules: readonly Rule<SelectorStep>[] = [
  {
    id: 'ADR-01',
    says: 'The homes that come are listed; without any the editor opens.',
    isOfCases: true,
    when: (step) => step.done('listHomeAddresses') !== null,
    holds: (step) =>
      step.done('listHomeAddresses')?.output.length === 0
        ? isEditing(step.after) && step.opened('addressEditor').length === 1
        : (step.before.context.isDirect
            ? step.calls('selectAddress').length === 1
            : isChoosing(step.after) && !isSelectorBusy(step.after)) &&
          savedAddresses(step.after) === homes &&
          isListed(step.after),
  },
  {
    id: 'ADR-03',
    says: 'The choice that was made stays; else the cart’s address is chosen, else the preferred one.',
    isOfCases: true,
    when: (step) => step.done('listHomeAddresses')?.output === homes,
    holds: ({ before, after }) => {
      const wanted = [chosenAddressId(before), after.context.addressId, 32];
      return chosenAddressId(after) === wanted.find((id) => homes.some(({ addressId }) => addressId === id));
    },
  },
  {
    id: 'ADR-06',
    says: 'For a slot that was pressed the home is chosen without a question, once.',
    when: (step) => step.calls('selectAddress').length > 0 && step.done('listHomeAddresses') !== null,
    holds: (step) => step.before.context.isDirect && !step.after.context.isDirect,
  },
  {
    id: 'ADR-04',
    says: 'Homes are listed here; stores and lockers are looked for in their own flow, each kind in its own.',
    when: (step) => step.sent('service.choose') !== null || step.opened('storeFinder').length > 0,
    holds: (step) => {
      const type = chosenAddressType(step.after);
      const wanted = type === 'home' ? [] : [{ kind: type, addressId: step.after.context.addressId }];
      return (
        step.calls('listHomeAddresses').length === (type === 'home' ? 1 : 0) &&
        JSON.stringify(step.opened('storeFinder')) === JSON.stringify(wanted) &&
        (finderRef(step.after) !== undefined) === (type !== 'home')
      );
    },
  },
  {
    id: 'ADR-02',
    says: 'Another service asks for its list, with no choice and no error of the other.',
    when: (step) => step.sent('service.choose') !== null,
    holds: (step) =>
      chosenAddressType(step.after) === step.sent('service.choose')?.addressType &&
      chosenAddressId(step.after) === null &&
      selectorError(step.after) === null &&
      isSelectorBusy(step.after) === (chosenAddressType(step.after) === 'home'),
  },
  {
    id: 'ERR-04',
    says: 'A list asked for again takes the old error away.',
    when: (step) => step.sent('addresses.reload') !== null && step.calls('listHomeAddresses').length > 0,
    holds: ({ after }) => selectorError(after) === null,
  },
  {
    id: 'ADR-06',
    says: 'What is chosen is chosen, and takes an old error away.',
    when: (step) => step.sent('address.choose') !== null && isChoosing(step.before),
    holds: (step) =>
      chosenAddressId(step.after) === step.sent('address.choose')?.addressId &&
      selectorError(step.after) === null,
  },
  {
    id: 'ADR-06',
    says: 'Confirming sends the choice, and nothing without one.',
    when: (step) => step.sent('address.confirm') !== null && isChoosing(step.before),
    holds: (step) => {
      const chosenId = chosenAddressId(step.before);
      if (chosenId === null) return isQuiet(step) && isChoosing(step.after);
      return step.calls('selectAddress')[0]?.addressId === chosenId;
    },
  },
  {
    id: 'ERR-15',
    says: 'An editor or a finder that breaks leaves the dialog usable, and says so.',
    when: (step) => step.broke('addressEditor') || step.broke('storeFinder'),
    holds: ({ after }) => hasSelectorFailed(after) && selectorError(after) !== null,
  },
  {
    id: 'RULE-ADDRESSEDITOR-7',
    says: 'A chosen address is followed by one reload of the cart; its own cart is handed on.',
    when: (step) => step.done('selectAddress') !== null,
    holds: (step) =>
      step.calls('reloadCart').length === 1 &&
      step.emitted('cart.answered')[0]?.answer === step.done('selectAddress')?.output,
  },
  {
    id: 'ADR-07',
    says: 'With the reload over, however it ended, the choice is reported.',
    when: (step) =>
      step.wasInFlight('reloadCart') > 0 &&
      step.inFlight('reloadCart') === 0 &&
      step.sent('selector.dismiss') === null &&
      step.sent('service.choose') === null,
    holds: (step) =>
      step.after.output === 'selected' &&
      step.emitted('cart.answered').length === (step.done('reloadCart') === null ? 0 : 1),
  },
  {
    id: 'ADR-06',
    says: 'Selected is reported only when an address was chosen.',
    when: ({ after }) => after.output === 'selected',
    holds: (step, trail) =>
      step.ended('addressEditor')?.output === 'selected' ||
      step.ended('storeFinder')?.output === 'selected' ||
      trail.some((one) => one.done('selectAddress') !== null),
  },
  {
    id: 'ERR-11',
    says: 'A choice that fails keeps the list and says why.',
    when: (step) => broke(step, 'selectAddress'),
    holds: (step) =>
      isChoosing(step.after) &&
      selectorError(step.after) !== null &&
      chosenAddressId(step.after) === chosenAddressId(step.before),
  },
  {
    id: 'ERR-04',
    says: 'A list that fails says why and can be asked for again.',
    when: (step) => broke(step, 'listHomeAddresses') && !wasDismissed(step),
    holds: ({ after }) => hasSelectorFailed(after) && selectorError(after) !== null,
  },
  {
    id: 'SES-07',
    says: 'A choice that meets a 419 or a service that is down is not made by itself: the list is asked for.',
    when: (step) => isInterrupted(step.failed('selectAddress')?.error),
    holds: (step) =>
      step.calls('listHomeAddresses').length === 1 &&
      step.calls('selectAddress').length === 0 &&
      chosenAddressId(step.after) === chosenAddressId(step.before) &&
      selectorError(step.after) === selectorError(step.before),
  },
  {
    id: 'SES-14',
    says: 'With the login dismissed there is no list, the choice stays, and nothing is said of it.',
    when: wasDismissed,
    holds: (step) =>
      hasSelectorFailed(step.after) &&
      chosenAddressId(step.after) === chosenAddressId(step.before) &&
      selectorError(step.after) === selectorError(step.before),
  },
  {
    id: 'B-40',
    says: 'A list that failed is asked for again when session or service are back.',
    when: (step) =>
      (step.sent('session.opened') !== null || step.sent('service.resumed') !== null) &&
      step.before.matches('failed'),
    holds: (step) =>
      step.calls('listHomeAddresses').length + step.opened('storeFinder').length === 1 &&
      selectorError(step.after) === null,
  },
  {
    id: 'ADR-04',
    says: 'A new address opens the editor.',
    when: (step) => step.sent('address.add') !== null && isChoosing(step.before),
    holds: (step) => isEditing(step.after) && step.opened('addressEditor').length === 1,
  },
  {
    id: 'ADR-28',
    says: 'An address the editor has chosen ends the dialog; one that is only saved is listed; none leads back to the list.',
    when: (step) => step.ended('addressEditor') !== null,
    holds: (step) => {
      const outcome = step.ended('addressEditor')?.output;
      if (outcome === 'selected') return step.after.output === 'selected';
      if (outcome === 'saved')
        return isSelectorBusy(step.after) && step.calls('listHomeAddresses').length === 1;
      return savedAddresses(step.before).length > 0
        ? isChoosing(step.after)
        : step.after.output === 'dismissed';
    },
  },
  {
    id: 'ADR-31',
    says: 'A store or a locker that was taken ends the dialog, and so does leaving the finder, each with its own word.',
    when: (step) => step.ended('storeFinder') !== null,
    holds: (step) =>
      step.after.status === 'done' &&
      step.after.output === step.ended('storeFinder')?.output &&
      isQuiet(step),
  },
  {
    id: 'GATE-05',
    says: 'Closing the dialog makes no call; before the choice it ends as dismissed.',
    when: (step) => step.sent('selector.dismiss') !== null,
    holds: (step, trail) =>
      isQuiet(step) &&
      step.after.output ===
        (count(trail, (one) => (one.done('selectAddress') === null ? 0 : 1)) > 0 ? 'selected' : 'dismissed'),
  },
  offers({
    id: 'GATE-05',
    says: 'The dialog can be closed from everywhere.',
    from: (selector: Selector) => selector.status === 'active',
    via: ({ id }) => id === 'selector.dismiss',
    to: (after: Selector) => after.status === 'done',
  }),
  offers({
    id: 'ADR-02',
    says: 'Whoever has no address yet can collect at a store.',
    from: (selector: Selector) => isEditing(selector),
    via: ({ id }) => id === 'service.choose',
    to: (after: Selector) => chosenAddressType(after) === 'store' && finderRef(after) !== undefined,
  }),
  offers({
    id: 'ERR-04',
    says: 'A list that failed can be asked for again.',
    from: hasSelectorFailed,
    via: ({ id }) => id === 'addresses.reload',
    to: (after: Selector) => isSelectorBusy(after) || finderRef(after) !== undefined,
  }),
  reaches({
    id: 'ADR-06',
    says: 'From everywhere an address can be chosen.',
    from: (selector: Selector) => selector.status === 'active',
    to: (selector: Selector) => selector.output === 'selected',
  }),
];
