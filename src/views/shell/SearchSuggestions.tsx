import { messages } from '#words/suggestions.po';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  foundProducts,
  searchedWords,
  searchText,
} from '../../../machines/search-box/search-box.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { gridIcon } from '../../ui/icons/grid.ts';
import { historyIcon } from '../../ui/icons/history.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { SuggestLabel, SuggestMessage, SuggestPanel, SuggestTerm } from '../../ui/overlays/SuggestPanel.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { FoundProductRow } from '../product-tile/FoundProductRow.tsx';
import { useShop } from '../shop-context.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

const mostDepartments = 4;
const mostNarrowed = 3;

/** Where the found products stand, that of the first one first. */
function departmentsOf(products: readonly Product[]) {
  const ends = products.flatMap(({ breadCrumbs }) => breadCrumbs.slice(-1));
  const own = ends.filter(({ slug }, at) => ends.findIndex((end) => end.slug === slug) === at);
  return own.slice(0, mostDepartments);
}

/** Messages that only the suggestions show. */
export const suggestionWords = messages;

/** What hangs under the search field: what was corrected or left out, words searched before, departments, products (CAT-17, B-26). */
export function SearchSuggestions() {
  const { t } = useLingui();
  const { searchBox } = useShop().flows;
  const text = useSelector(searchBox, searchText).trim();
  const words = useSelector(searchBox, searchedWords).filter((word) =>
    word.toLowerCase().includes(text.toLowerCase()),
  );
  const found = useSelector(searchBox, foundProducts);
  const total = found?.page.totItems ?? 0;
  const corrected = found?.didYouMean ?? null;
  const leftOut = total === 0 ? [] : (found?.leftOut ?? []);
  const without = leftOut.map((word) => `«${word}»`).join(', ');
  const departments = departmentsOf(found?.products ?? []);
  const hits = text === '' ? [] : (found?.departments ?? []);
  if (found === null && words.length === 0) return null;
  return (
    <SuggestPanel
      label={t`Suggerimenti`}
      terms={
        <>
          {corrected !== null && <SuggestMessage>{t`Mostriamo «${corrected}»`}</SuggestMessage>}
          {without !== '' && (
            <SuggestMessage>{t`Nessun risultato con ${without}: mostriamo quelli senza.`}</SuggestMessage>
          )}
          {words.length > 0 && <SuggestLabel>{t`Cercati di recente`}</SuggestLabel>}
          {words.map((word) => (
            <SuggestTerm key={word} href={paths.searchFor(word)} icon={historyIcon}>
              {word}
            </SuggestTerm>
          ))}
          {text !== '' && <SuggestTerm href={paths.searchFor(text)}>{t`Cerca «${text}»`}</SuggestTerm>}
          {(hits.length < 2 ? [] : hits.slice(0, mostNarrowed)).map((department) => (
            <SuggestTerm
              key={department.categoryId}
              href={`${paths.searchFor(text)}&parent_category_id=${department.categoryId}`}
            >
              {t`Cerca «${text}»`}
              {' · '}
              {nameText(department)}
            </SuggestTerm>
          ))}
          {departments.length > 0 && <SuggestLabel>{t`Nei reparti`}</SuggestLabel>}
          {departments.map((department) => (
            <SuggestTerm key={department.slug} href={paths.category(department.slug)} icon={gridIcon}>
              {nameText(department)}
            </SuggestTerm>
          ))}
        </>
      }
      products={
        <>
          {found !== null && (
            <Row justify="between">
              <Text size="sm" tone="muted">
                <span role="status">
                  {total === 0 ? t`Nessun prodotto trovato` : t`Prodotti trovati: ${total}`}
                </span>
              </Text>
              {total > 0 && (
                <TextLink href={paths.searchFor(text)} small alone>
                  {t`Vedi tutti`}
                </TextLink>
              )}
            </Row>
          )}
          {found?.products.map((product) => (
            <FoundProductRow key={product.productId} product={product} />
          ))}
        </>
      }
    />
  );
}
