import { failureOf } from '../../../contract/api/failure.ts';
import type { MatchedLine } from '../../../contract/api/shopping/product-match.ts';
import type { WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import type { listEntryActors } from '../../../machines/list-entry/list-entry.actors.ts';
import { listEntryLogic } from '../../../machines/list-entry/list-entry.logic.ts';
import {
  entryError,
  entryText,
  isEntryBusy,
  unknownEntries,
} from '../../../machines/list-entry/list-entry.selectors.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type EntryStep = Step<typeof listEntryLogic, ReturnType<typeof listEntryActors>>;
type Entry = EntryStep['after'];

const text = '2 penne, roba per il gatto';
const line = (typed: string): MatchedLine => ({
  typed,
  words: typed,
  corrected: null,
  leftOut: [],
  state: 'unknown',
  matches: [],
  more: 0,
  suggestions: [],
});
const penne: MatchedLine = {
  ...line('2 penne'),
  state: 'sure',
  matches: [
    { product: aProduct(), quantity: 2, readAs: null, isUsual: false, chosen: {} },
    {
      product: aProduct({ productId: 12, name: 'Riso' }),
      quantity: 1,
      readAs: null,
      isUsual: true,
      chosen: {},
    },
  ],
};
const unread = line('roba per il gatto');
const list: WishlistView = {
  id: 31,
  listId: 31,
  name: 'Spesa del sabato',
  size: 3,
  selected: false,
  wishlistTypeId: 2,
  addressId: null,
  sharingData: { grant: 'OWNER', ownerName: 'Lia Conti' },
  wishlistItems: [],
};

const names = ['matchLines', 'addProducts'] as const;
const calls = (step: EntryStep): number => step.calls('matchLines').length + step.calls('addProducts').length;
const failures = (step: EntryStep): string[] =>
  names.flatMap((name) => {
    const failed = step.failed(name);
    return failed === null ? [] : [failureOf(failed.error)];
  });
const isTyping = (entry: Entry): boolean => entry.matches('typing');
const isBlank = (entry: Entry): boolean => entryText(entry).trim() === '';
const keepsText = (step: EntryStep): boolean => entryText(step.after) === entryText(step.before);
/** What of the lines has a product: the first of each, as much as was typed. */
const wanted = (found: readonly MatchedLine[]) =>
  found.flatMap(({ matches: [best] }) =>
    best === undefined ? [] : [{ productId: best.product.productId, quantity: best.quantity }],
  );
const notFound = (found: readonly MatchedLine[]): string[] =>
  found.filter(({ matches }) => matches.length === 0).map(({ typed }) => typed);
const leaves = (step: EntryStep, found: readonly MatchedLine[]): boolean =>
  unknownEntries(step.after).join() === notFound(found).join() &&
  entryText(step.after) === notFound(found).join(', ') &&
  step.after.context.found === null;

export const listEntryModel = flowModel<typeof listEntryLogic, ReturnType<typeof listEntryActors>>({
  name: 'list-entry',
  machine: listEntryLogic,
  starts: [{ says: 'a list is on screen' }],
  cases: {
    'text.changed': ({ context }) => [
      context.text === ''
        ? says('two things are typed', { text })
        : says('the field is emptied', { text: '' }),
    ],
    'entry.add': [says('they are to be on the list', { listId: 31 })],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
  },
  answers: {
    matchLines: {
      isPatient: true,
      done: [
        says('the penne are found, the rest is not', [penne, unread]),
        says('all is found', [penne]),
        says('nothing is found', [unread]),
      ],
      failed: patientFails('the words', 'network'),
    },
    addProducts: {
      isPatient: true,
      done: [says('they are on the list', list)],
      failed: [refuses('the products', 'wishlist.readOnly'), ...patientFails('the products', 'network')],
    },
  },
  writes: ['addProducts'],
  facts: ['session.closed'],
  project: ({ context: { text: typed, found, unknown, error } }) => ({
    typed,
    found: found?.map(({ matches }) => matches.length) ?? null,
    unknown: unknown.length,
    hasFailed: error !== null,
  }),
  rules: [
    {
      id: 'LIST-06',
      says: 'What is typed stands in the field, and what was said before is over.',
      when: (step) => step.sent('text.changed') !== null && isTyping(step.before),
      holds: (step) =>
        entryText(step.after) === step.sent('text.changed')?.text &&
        unknownEntries(step.after).length === 0 &&
        entryError(step.after) === null &&
        calls(step) === 0,
    },
    {
      id: 'B-21',
      says: 'The words are sought, by one call; nothing is put on the list yet.',
      when: (step) => step.sent('entry.add') !== null && isTyping(step.before) && !isBlank(step.before),
      holds: (step) =>
        calls(step) === 1 &&
        step.calls('matchLines')[0]?.text === entryText(step.before) &&
        isEntryBusy(step.after) &&
        unknownEntries(step.after).length === 0 &&
        entryError(step.after) === null &&
        keepsText(step),
    },
    {
      id: 'LIST-06',
      says: 'An empty field seeks nothing.',
      when: (step) => step.sent('entry.add') !== null && isTyping(step.before) && isBlank(step.before),
      holds: (step) => isTyping(step.after) && calls(step) === 0,
    },
    {
      id: 'LIST-06',
      says: 'The best product of each line goes on this list, as much of it as was typed, by one call.',
      when: (step) => wanted(step.done('matchLines')?.output ?? []).length > 0,
      holds: (step) => {
        const [call, ...more] = step.calls('addProducts');
        return (
          more.length === 0 &&
          call?.listId === step.before.context.listId &&
          JSON.stringify(call.items) === JSON.stringify(wanted(step.done('matchLines')?.output ?? [])) &&
          keepsText(step)
        );
      },
    },
    {
      id: 'B-21',
      says: 'Where nothing is found nothing is put on the list; the words stay, and are told.',
      when: (step) =>
        step.done('matchLines') !== null && wanted(step.done('matchLines')?.output ?? []).length === 0,
      holds: (step) =>
        isTyping(step.after) && calls(step) === 0 && leaves(step, step.done('matchLines')?.output ?? []),
    },
    {
      id: 'ERR-10',
      says: 'What is on the list is told with its name and how many; only what was not found is left in the field.',
      when: (step) => step.done('addProducts') !== null,
      holds: (step) => {
        const found = step.before.context.found ?? [];
        const [word, ...more] = step.emitted('list.changed');
        return (
          more.length === 0 &&
          word?.name === step.done('addProducts')?.output.name &&
          word?.wanted === true &&
          word.count === wanted(found).length &&
          isTyping(step.after) &&
          leaves(step, found)
        );
      },
    },
    {
      id: 'ERR-10',
      says: 'Nothing is told that is not on the list.',
      when: (step) => step.emitted('list.changed').length > 0,
      holds: (step) => step.done('addProducts') !== null,
    },
    {
      id: 'ERR-04',
      says: 'What fails, or has no answer in time, says so; what was typed stays, and can be sent again.',
      when: (step) => failures(step).some((failure) => failure !== 'dismissed'),
      holds: (step) =>
        isTyping(step.after) &&
        entryError(step.after) !== null &&
        keepsText(step) &&
        step.after.context.found === null &&
        calls(step) === 0,
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed what is typed stays; nothing is said or sent.',
      when: (step) => failures(step).includes('dismissed'),
      holds: (step) =>
        isTyping(step.after) &&
        keepsText(step) &&
        entryError(step.after) === null &&
        step.after.context.found === null &&
        calls(step) === 0,
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsText(step)
          : isTyping(step.after) &&
            isBlank(step.after) &&
            unknownEntries(step.after).length === 0 &&
            entryError(step.after) === null &&
            names.every((name) => step.inFlight(name) === 0),
    },
    reaches({
      id: 'LIST-06',
      says: 'From everywhere something can be put on the list.',
      from: () => true,
      to: (entry: Entry) => entry.matches('adding'),
    }),
  ],
});
