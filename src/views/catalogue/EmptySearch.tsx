import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { blockData } from '../../../machines/content-block/content-block.selectors.ts';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { paths } from '../../routing/paths.ts';
import { ChipLink, ChipRow } from '../../ui/buttons/Chip.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { BlockRef } from '../block-ref.ts';
import { EmptyList } from './EmptyList.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** A search that found no product: what was looked for, and all departments to go on in (CAT-18). */
export function EmptySearch({ query, departments }: { query: ListQuery; departments: BlockRef }) {
  const { t } = useLingui();
  const tree = useSelector(departments, (block) => blockData(block, 'categories'));
  return (
    <Stack gap="6">
      <EmptyList query={query} />
      {tree !== null && tree.categories.length > 0 && (
        <ChipRow as="nav" label={t`Reparti`}>
          {tree.categories.map((department) => (
            <ChipLink key={department.categoryId} href={paths.category(department.slug)}>
              {nameText(department)}
            </ChipLink>
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}
