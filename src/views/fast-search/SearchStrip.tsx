import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { SearchStripRef } from '../../../machines/fast-search/fast-search.types.ts';
import {
  hasStripFailed,
  isStripEmpty,
  isStripLoading,
  stripCorrection,
  stripError,
  stripProducts,
  stripSuggestions,
  stripTotal,
} from '../../../machines/search-strip/search-strip.selectors.ts';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChipButton } from '../../ui/buttons/Chip.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { ProductTileSkeleton } from '../../ui/commerce/ProductTileSkeleton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Shelf } from '../../ui/layout/TileGrid.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { ProductCard } from '../product-tile/ProductCard.tsx';

/** Products of a row on wide screens; elsewhere the shelf scrolls. */
const rowSize = 6;

interface SearchStripProps {
  word: string;
  strip: SearchStripRef;
  /** Other words are to stand in its place. */
  onTry: (other: string) => void;
}

/** One word with what is found for it (CAT-15). */
export function SearchStrip({ word, strip, onTry }: SearchStripProps) {
  const { t } = useLingui();
  const isEmpty = useSelector(strip, isStripEmpty);
  return (
    <Section
      title={
        <>
          {word} <StripFacts strip={strip} />
        </>
      }
      link={
        isEmpty ? undefined : (
          <TextLink href={paths.searchFor(word)} small alone aria-label={t`Tutti i prodotti per «${word}»`}>
            {t`Tutti`}
          </TextLink>
        )
      }
    >
      {isEmpty ? <WordsToTry strip={strip} onTry={onTry} /> : <StripProducts strip={strip} />}
    </Section>
  );
}

function StripFacts({ strip }: Pick<SearchStripProps, 'strip'>) {
  const { t } = useLingui();
  const total = useSelector(strip, stripTotal);
  const corrected = useSelector(strip, stripCorrection);
  if (total === null) return null;
  const counted = t`${plural(total, { one: '# prodotto', other: '# prodotti' })}`;
  return (
    <Text as="span" size="sm" tone="muted">
      {corrected === null ? counted : t`${counted}, letto: ${corrected}`}
    </Text>
  );
}

function StripProducts({ strip }: Pick<SearchStripProps, 'strip'>) {
  const { t } = useLingui();
  const isLoading = useSelector(strip, isStripLoading);
  const hasFailed = useSelector(strip, hasStripFailed);
  const products = useSelector(strip, stripProducts);
  const error = useErrorMessage(useSelector(strip, stripError));
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => strip.send({ type: 'strip.retry' })}>{t`Riprova`}</Button>}
      >
        {error ?? t`Si è verificato un errore, riprova tra qualche minuto.`}
      </Alert>
    );
  if (isLoading)
    return (
      <Shelf busy>
        {Array.from({ length: rowSize }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </Shelf>
    );
  return <ShownProducts products={products} />;
}

function ShownProducts({ products }: { products: readonly Product[] }) {
  const isScrolled = useScreen(screen.upToTablet);
  const shown = isScrolled ? products : products.slice(0, rowSize);
  return (
    <Shelf>
      {shown.map((product) => (
        <ProductCard key={product.productId} product={product} place="shelf" isDepartmentTold />
      ))}
    </Shelf>
  );
}

function WordsToTry({ strip, onTry }: Pick<SearchStripProps, 'strip' | 'onTry'>) {
  const { t } = useLingui();
  const suggestions = useSelector(strip, stripSuggestions);
  if (suggestions.length === 0)
    return <Text tone="muted">{t`Controlla come l’hai scritto, o prova con un’altra parola.`}</Text>;
  return (
    <Row wrap>
      <Text size="sm">{t`Prova:`}</Text>
      {suggestions.map((other) => (
        <ChipButton key={other} onClick={() => onTry(other)}>
          {other}
        </ChipButton>
      ))}
    </Row>
  );
}
