import type { AnyMachineSnapshot } from 'xstate';

/** Fields whose words people type, in the shop or in its back office; what a retailer writes with tags of HTML is none. */
const typedFields: ReadonlySet<string> = new Set([
  'address1',
  'addressName',
  'addressNote',
  'companyName',
  'description',
  'doorbellName',
  'email',
  'firstName',
  'floor',
  'holder',
  'label',
  'lastName',
  'login',
  'manufacturer',
  'message',
  'name',
  'note',
  'notes',
  'ownerName',
  'query',
  'shop',
  'shortDescr',
  'text',
  'title',
  'username',
  'words',
]);

let added = '';

/** What is shown next has these words behind all that people type; '' for nothing. */
export function typeWords(words: string): void {
  added = words;
}

const isPlain = (value: object): boolean =>
  Object.getPrototypeOf(value) === Object.prototype && !('getSnapshot' in value);

function withWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWords);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, own]) => [
      field,
      typeof own === 'string' && own !== '' && typedFields.has(field) ? `${own} ${added}` : withWords(own),
    ]),
  );
}

/** Returns the snapshot with the words people type in its context. */
export const typedSnapshot = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
  added === '' ? snapshot : { ...snapshot, context: withWords(snapshot.context) };
