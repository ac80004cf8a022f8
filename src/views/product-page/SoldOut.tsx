import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  alternativesFound,
  areAlternativesComing,
  areAlternativesLost,
} from '../../../machines/alternatives/alternatives.selectors.ts';
import { lineOfProduct, shownCart } from '../../../machines/cart/cart.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { ProductRows } from '../../ui/commerce/ProductRow.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useShortageWords } from '../cart/use-shortage-words.ts';
import { FoundProductRow } from '../product-tile/FoundProductRow.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { AlternativesComing } from './AlternativesComing.tsx';
import type { AlternativesRef } from './product-ref.ts';

interface SoldOutProps {
  alternatives: AlternativesRef;
  product: Product;
}

/** Why the product cannot be had, and what can be had in its place (B-25, B-28). */
export function SoldOut({ alternatives, product }: SoldOutProps) {
  return (
    <>
      <Alert tone="warning" title={useReason(product)} />
      <Instead alternatives={alternatives} product={product} />
    </>
  );
}

/** In the cart's words where the cart holds it, else for the day of the slot; in one line, as the day comes to be known later. */
function useReason(product: Product): string {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  const day = useSelector(cart, (snapshot) => shownCart(snapshot)?.timeslot?.dateIso ?? null);
  const line = useSelector(cart, (snapshot) => lineOfProduct(snapshot, product.productId));
  const days = useDayWords();
  const words = useShortageWords();
  const said = line === null ? null : words(line, day);
  if (said !== null) return said;
  if (day === null) return t`Esaurito`;
  const weekday = days.parts(day).weekday.whole;
  return t`Esaurito per ${weekday}`;
}

const rows = 3;

function Instead({ alternatives, product }: SoldOutProps) {
  const { t } = useLingui();
  const found = useSelector(alternatives, alternativesFound);
  const isComing = useSelector(alternatives, areAlternativesComing);
  const isLost = useSelector(alternatives, areAlternativesLost);
  if (isLost) {
    return (
      <Alert
        tone="danger"
        role="alert"
        action={
          <Button onClick={() => alternatives.send({ type: 'alternatives.retry' })}>{t`Riprova`}</Button>
        }
      >
        {t`Non riusciamo a caricare i prodotti simili`}
      </Alert>
    );
  }
  if (isComing) {
    return <AlternativesComing alternatives={alternatives} product={product} />;
  }
  const category = product.breadCrumbs.at(-1);
  if (found.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading level={2} look="card">
        {t`Al suo posto`}
      </Heading>
      <ProductRows>
        {found.slice(0, rows).map((one) => (
          <FoundProductRow key={one.productId} product={one} as="li" />
        ))}
      </ProductRows>
      {found.length > rows && category !== undefined && (
        <p>
          <TextLink href={paths.category(category.slug)} alone>{t`Altri in ${category.name}`}</TextLink>
        </p>
      )}
    </Stack>
  );
}
