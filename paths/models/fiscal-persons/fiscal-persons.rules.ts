import { failureOf, flowErrorOf } from '../../../contract/api/failure.ts';
import { fiscalPersonFaults } from '../../../contract/rules/fiscal/fiscal-person.ts';
import { holderFields } from '../../../contract/rules/fiscal/invoice-holder.ts';
import type { fiscalPersonsActors } from '../../../machines/fiscal-persons/fiscal-persons.actors.ts';
import type { fiscalPersonsLogic } from '../../../machines/fiscal-persons/fiscal-persons.logic.ts';
import {
  areHoldersLoading,
  areHoldersSignedOut,
  haveHoldersFailed,
  holderErrors,
  holderSubject,
  holdersError,
  isConfirmingHolderRemoval,
  isHolderOpen,
  isSavingHolder,
  keptHolders,
  typedHolder,
} from '../../../machines/fiscal-persons/fiscal-persons.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type HoldersStep = Step<typeof fiscalPersonsLogic, ReturnType<typeof fiscalPersonsActors>>;
type Holders = HoldersStep['after'];

/** The fields something is said of. */
export const told = (messages: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(messages)
    .filter((field) => messages[field] !== undefined)
    .toSorted();

const failure = (step: HoldersStep, call: 'listHolders' | 'saveHolder' | 'removeHolder'): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};
const isShown = (holders: Holders): boolean => holders.matches('shown');
const isEditing = (holders: Holders): boolean => isHolderOpen(holders) && !isSavingHolder(holders);
const isClosed = (holders: Holders): boolean =>
  typedHolder(holders) === null &&
  holderSubject(holders) === null &&
  told(holderErrors(holders)).length === 0;
const begun = (step: HoldersStep): number =>
  step.calls('saveHolder').length + step.calls('removeHolder').length;
const asks = (step: HoldersStep): number => begun(step) + step.calls('listHolders').length;

/** The holder on the list that is named. */
const named = (step: HoldersStep) => {
  const asked = step.sent('holder.edit') ?? step.sent('holder.remove');
  return (
    keptHolders(step.before)?.find((one) => one.userPersonFiscalId === asked?.userPersonFiscalId) ?? null
  );
};

const faultsBefore = (step: HoldersStep): string[] => {
  const fields = typedHolder(step.before);
  return fields === null ? [] : told(fiscalPersonFaults(fields));
};

export const fiscalPersonsRules: readonly Rule<HoldersStep>[] = [
  {
    id: 'REG-22',
    says: 'The holders that come are those shown.',
    when: (step) =>
      (['listHolders', 'saveHolder', 'removeHolder'] as const).some((call) => step.done(call) !== null),
    holds: (step) =>
      isShown(step.after) &&
      isClosed(step.after) &&
      keptHolders(step.after) ===
        (step.done('listHolders') ?? step.done('saveHolder') ?? step.done('removeHolder'))?.output,
  },
  {
    id: 'REG-22',
    says: 'What failed before is still said when the list is there, and nothing after a save.',
    when: (step) =>
      step.done('listHolders') !== null ||
      step.done('saveHolder') !== null ||
      step.done('removeHolder') !== null,
    holds: (step) =>
      step.done('listHolders') === null
        ? holdersError(step.after) === null
        : holdersError(step.after) === holdersError(step.before),
  },
  {
    id: 'ERR-04',
    says: 'Holders nobody could get are said to be missing.',
    when: (step) => ['network', 'timeout'].includes(failure(step, 'listHolders') ?? ''),
    holds: (step) => haveHoldersFailed(step.after) && holdersError(step.after) !== null,
  },
  {
    id: 'ERR-04',
    says: 'After the login, with the service back, or when wanted, they are asked for once, without the old error.',
    when: (step) =>
      step.before.matches('failed') &&
      (step.sent('holders.reload') !== null ||
        step.sent('session.opened') !== null ||
        step.sent('service.resumed') !== null),
    holds: (step) => step.calls('listHolders').length === 1 && holdersError(step.after) === null,
  },
  {
    id: 'REG-22',
    says: 'The form opens empty for a new holder, and as it is kept for a known one, without an old word.',
    when: (step) =>
      isShown(step.before) &&
      (step.sent('holder.add') !== null || (step.sent('holder.edit') !== null && named(step) !== null)),
    holds: (step) =>
      isEditing(step.after) &&
      asks(step) === 0 &&
      holderSubject(step.after) === named(step) &&
      JSON.stringify(typedHolder(step.after)) === JSON.stringify(holderFields(named(step))) &&
      told(holderErrors(step.after)).length === 0 &&
      holdersError(step.after) === null,
  },
  {
    id: 'REG-22',
    says: 'A holder nobody knows is neither changed nor deleted.',
    when: (step) =>
      (step.sent('holder.edit') !== null || step.sent('holder.remove') !== null) && named(step) === null,
    holds: (step) =>
      asks(step) === 0 &&
      holderSubject(step.after) === holderSubject(step.before) &&
      step.after.value === step.before.value,
  },
  {
    id: 'REG-22',
    says: 'What is typed stands in its field, which is wrong no more; nothing is sent by it.',
    when: (step) => step.sent('holder.changed') !== null && isEditing(step.before),
    holds: (step) => {
      const typed = step.sent('holder.changed');
      return (
        typed !== null &&
        asks(step) === 0 &&
        typedHolder(step.after)?.[typed.field] === typed.value &&
        told(holderErrors(step.after)).join() ===
          told(holderErrors(step.before))
            .filter((field) => field !== typed.field)
            .join()
      );
    },
  },
  {
    id: 'VAL-14',
    says: 'A wrong holder is told so at its fields and not sent; a right one is saved once, as it was typed.',
    when: (step) => step.sent('holder.save') !== null && isEditing(step.before),
    holds: (step) => {
      const [save] = step.calls('saveHolder');
      const faults = faultsBefore(step);
      return (
        holdersError(step.after) === null &&
        told(holderErrors(step.after)).join() === faults.join() &&
        asks(step) === (faults.length === 0 ? 1 : 0) &&
        (faults.length === 0
          ? save?.fields === typedHolder(step.before) &&
            save?.userPersonFiscalId === (holderSubject(step.before)?.userPersonFiscalId ?? null)
          : isEditing(step.after))
      );
    },
  },
  {
    id: 'REG-22',
    says: 'Nothing is saved or deleted that nobody asked for.',
    when: (step) => begun(step) > 0,
    holds: (step) =>
      begun(step) === 1 && (step.sent('holder.save') !== null || step.sent('removal.confirm') !== null),
  },
  {
    id: 'REG-22',
    says: 'Closing the form forgets what was typed; after a save of unknown outcome the shop is asked.',
    when: (step) => step.sent('holder.dismiss') !== null && isEditing(step.before),
    holds: (step) =>
      isClosed(step.after) &&
      begun(step) === 0 &&
      holdersError(step.after) === null &&
      (holdersError(step.before) === null
        ? isShown(step.after) && asks(step) === 0
        : step.calls('listHolders').length === 1),
  },
  {
    id: 'REG-22',
    says: 'Deleting asks first, about the one that is named.',
    when: (step) => isShown(step.before) && step.sent('holder.remove') !== null && named(step) !== null,
    holds: (step) =>
      isConfirmingHolderRemoval(step.after) &&
      holderSubject(step.after) === named(step) &&
      holdersError(step.after) === null &&
      asks(step) === 0,
  },
  {
    id: 'REG-22',
    says: 'After yes the named holder is deleted by one call.',
    when: (step) => step.sent('removal.confirm') !== null && isConfirmingHolderRemoval(step.before),
    holds: (step) =>
      step.after.matches('removing') &&
      step.calls('removeHolder').length === 1 &&
      step.calls('removeHolder')[0]?.userPersonFiscalId === holderSubject(step.before)?.userPersonFiscalId,
  },
  {
    id: 'REG-22',
    says: 'After no nothing is.',
    when: (step) => step.sent('removal.decline') !== null && isConfirmingHolderRemoval(step.before),
    holds: (step) => isShown(step.after) && isClosed(step.after) && asks(step) === 0,
  },
  {
    id: 'ERR-04',
    says: 'After a deletion that is refused or of unknown outcome the shop is asked, and the failure is said.',
    when: (step) => ![null, 'dismissed'].includes(failure(step, 'removeHolder')),
    holds: (step) =>
      areHoldersLoading(step.after) &&
      step.calls('listHolders').length === 1 &&
      isClosed(step.after) &&
      holdersError(step.after) !== null,
  },
  {
    id: 'VAL-15',
    says: 'What the shop refuses stands at its fields, and what it says besides above them; the form stays.',
    when: (step) => failure(step, 'saveHolder') === 'refused',
    holds: (step) => {
      const { messages } = flowErrorOf(step.failed('saveHolder')?.error);
      const fields = new Set(messages.flatMap(({ field }) => (field === null ? [] : [field])));
      const besides = messages.filter(({ field }) => field === null).map(({ text }) => text);
      return (
        isEditing(step.after) &&
        typedHolder(step.after) === typedHolder(step.before) &&
        told(holderErrors(step.after)).join() === [...fields].toSorted().join() &&
        (holdersError(step.after)?.messages.map(({ text }) => text) ?? []).join() === besides.join() &&
        (besides.length > 0 || holdersError(step.after) === null)
      );
    },
  },
  {
    id: 'ERR-04',
    says: 'A save that breaks or does not come back leaves the form as it was, and says so.',
    when: (step) => ['network', 'timeout'].includes(failure(step, 'saveHolder') ?? ''),
    holds: (step) =>
      isEditing(step.after) &&
      typedHolder(step.after) === typedHolder(step.before) &&
      holderSubject(step.after) === holderSubject(step.before) &&
      holdersError(step.after) !== null,
  },
  {
    id: 'SES-14',
    says: 'With the login dismissed the shopper is back where they typed; nothing is said, sent or deleted.',
    when: (step) => [failure(step, 'saveHolder'), failure(step, 'removeHolder')].includes('dismissed'),
    holds: (step) =>
      asks(step) === 0 &&
      holdersError(step.after) === null &&
      keptHolders(step.after) === keptHolders(step.before) &&
      (failure(step, 'saveHolder') === null
        ? isShown(step.after) && isClosed(step.after)
        : isEditing(step.after) &&
          typedHolder(step.after) === typedHolder(step.before) &&
          holderSubject(step.after) === holderSubject(step.before)),
  },
  {
    id: 'SES-14',
    says: 'Holders on screen stay when the login is dismissed; those that never came are no failure.',
    when: (step) => failure(step, 'listHolders') === 'dismissed',
    holds: (step) =>
      !haveHoldersFailed(step.after) &&
      keptHolders(step.after) === keptHolders(step.before) &&
      asks(step) === 0 &&
      (keptHolders(step.before) === null
        ? areHoldersSignedOut(step.after)
        : isShown(step.after) && holdersError(step.after) === holdersError(step.before)),
  },
  {
    id: 'SES-08',
    says: 'Whoever leaves takes everything along; an expired session takes nothing.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      step.sent('session.closed')?.reason === 'expired'
        ? keptHolders(step.after) === keptHolders(step.before) &&
          typedHolder(step.after) === typedHolder(step.before)
        : areHoldersSignedOut(step.after) && keptHolders(step.after) === null && isClosed(step.after),
  },
  offers({
    id: 'REG-22',
    says: 'Where the holders are shown, one can be added.',
    from: isShown,
    via: ({ id }) => id === 'holder.add',
    to: isEditing,
  }),
  reaches({
    id: 'SES-07',
    says: 'From everywhere the holders can be come back to.',
    from: () => true,
    to: isShown,
  }),
];
