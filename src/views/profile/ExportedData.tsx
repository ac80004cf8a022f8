import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PersonExport } from '../../../contract/api/account/person-export.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DescriptionList } from '../../ui/primitives/DescriptionList.tsx';
import { Fold } from '../../ui/buttons/Fold.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { fieldNames, tableTitles } from './export-words.ts';

type Entries = PersonExport['data'][string];

/** As many as are read on a page; the file has all. */
const readAtOnce = 20;

const order = Object.keys(tableTitles);
/** Tables nobody has a title for come last. */
const placeOf = (table: string): number => (order.includes(table) ? order.indexOf(table) : order.length);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? '');

/** What an export holds, to be read: tables that have something, each on demand (REG-27). */
export function ExportedData({ exported }: { exported: PersonExport }) {
  const { i18n } = useLingui();
  const tables = Object.entries(exported.data)
    .filter(([, entries]) => entries.length > 0)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return tables.map(([table, entries]) => {
    const title = tableTitles[table];
    return <Table key={table} title={title === undefined ? table : i18n._(title)} entries={entries} />;
  });
}

function Table({ title, entries }: { title: string; entries: Entries }) {
  const { t } = useLingui();
  const count = entries.length;
  const more = count - readAtOnce;
  return (
    <Fold title={title} level={3} note={t`${plural(count, { one: '# voce', other: '# voci' })}`}>
      <Stack>
        {entries.slice(0, readAtOnce).map((entry, at) => (
          // Entries have no key of their own and stay where they are.
          // oxlint-disable-next-line react/no-array-index-key
          <Entry key={at} entry={entry} />
        ))}
        {more > 0 && (
          <Text tone="muted">{t`${plural(more, { one: 'Un’altra voce è', other: 'Altre # voci sono' })} nel file.`}</Text>
        )}
      </Stack>
    </Fold>
  );
}

function Entry({ entry }: { entry: Entries[number] }) {
  const { i18n } = useLingui();
  const items = Object.entries(entry)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) => {
      const name = fieldNames[field];
      return { name: name === undefined ? field : i18n._(name), value: asText(value) };
    });
  return <DescriptionList items={items} />;
}
