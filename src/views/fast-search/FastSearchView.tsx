import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { searchStrips, wordsSought } from '../../../machines/fast-search/fast-search.selectors.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { AddFirsts } from './AddFirsts.tsx';
import type { FastSearchRef } from './fast-search-ref.ts';
import { SearchStrip } from './SearchStrip.tsx';
import { WordField } from './WordField.tsx';

/** 'Ricerca veloce': several words at once, a strip of products for each (CAT-15). */
export function FastSearchView({ search }: { search: FastSearchRef }) {
  const { t } = useLingui();
  const words = useSelector(search, wordsSought);
  const strips = useSelector(search, searchStrips);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Page top="md" tall>
      <Stack gap="3">
        <Heading level={1}>{t`Ricerca veloce`}</Heading>
        <Text size="sm" tone="muted">{t`Le parole della tua lista, una per riga o con la virgola.`}</Text>
        <WordField search={search} fieldRef={field} />
        <AddFirsts search={search} />
      </Stack>
      {words.map((word) => {
        const strip = strips.get(word);
        return strip === undefined ? null : (
          <SearchStrip
            key={word}
            word={word}
            strip={strip}
            onTry={(other) => {
              search.send({ type: 'word.replace', word, other });
              field.current?.focus();
            }}
          />
        );
      })}
    </Page>
  );
}
