import type { ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { ingredientText } from '../../text/ingredient.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import type { QuantityChange } from '../../../contract/rules/quantity/quantity-choice.ts';
import { quantityText } from '../../text/quantity.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { canBeTaken, type recipeRows } from '../../../machines/recipe/recipe.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { moneyOfCents } from '../../text/money.ts';
import { IngredientProduct, IngredientRow } from '../../ui/content/IngredientRow.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { ProductAction } from '../product-tile/ProductAction.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { quantityInCart } from '../product-tile/quantity-in-cart.ts';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { useShop } from '../shop-context.ts';
import type { RecipeRef } from './recipe-refs.ts';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { DataText, nameText } from '../../ui/primitives/DataText.tsx';

/** Stands for the name in the words of an ingredient. */
const nameMark = '\0';

type Row = ReturnType<typeof recipeRows>[number];

interface IngredientEntryProps {
  page: RecipeRef;
  entry: Row;
}

/** An ingredient for so many people: words alone, or with its product, which is taken or left. */
export function IngredientEntry({ page, entry }: IngredientEntryProps) {
  const { i18n } = useLingui();
  const words = (name: string) => ingredientText((message) => i18n._(message), { ...entry.ingredient, name });
  const [before, after] = words(nameMark).split(nameMark);
  const { name } = entry.ingredient;
  const shown = (
    <>
      {before}
      <DataText>{name}</DataText>
      {after}
    </>
  );
  const { product } = entry;
  return product === null ? (
    <IngredientRow ingredient={shown} />
  ) : (
    <SoldIngredient page={page} entry={entry} words={words(name)} shown={shown} product={product} />
  );
}

const kindOf = { 'quantity.increase': 'more', 'quantity.decrease': 'less' } as const;

function SoldIngredient({
  page,
  entry: { at, quantity, isTaken },
  words,
  shown,
  product,
}: IngredientEntryProps & { words: string; shown: ReactNode; product: Product }) {
  const { t } = useLingui();
  const inCart = useSelector(useShop().flows.cart, quantityInCart(product));
  const isOut = product.available <= 0;
  const canTake = canBeTaken({ product }) && inCart === 0;
  const isReady = isTaken && canTake;
  const change = (step: QuantityChange) => page.send({ type: 'quantity.chosen', at, change: step });
  return (
    <IngredientRow
      ingredient={
        canTake ? (
          <Checkbox
            label={shown}
            aria-label={t`Prendi ${words}`}
            checked={isTaken}
            onChecked={(checked) => page.send({ type: checked ? 'ingredient.take' : 'ingredient.leave', at })}
          />
        ) : (
          shown
        )
      }
    >
      <IngredientProduct
        name={nameText(product)}
        href={paths.product(product.slug)}
        picture={thumbPicture(product)}
        look={isOut ? 'out' : isReady ? 'ready' : 'plain'}
        meta={<ProductMeta product={product} />}
        price={<LinePrice product={product} quantity={inCart || quantity} />}
        note={
          inCart > 0
            ? { tone: 'success', words: t`Nel carrello` }
            : isOut
              ? { tone: 'warning', words: t`Esaurito` }
              : undefined
        }
        action={
          isReady ? (
            <QuantityStepper
              product={product}
              quantity={quantity}
              size="line"
              below="removes"
              onChange={(event) =>
                change(
                  event.type === 'quantity.entered'
                    ? { kind: 'typed', text: event.text }
                    : { kind: kindOf[event.type] },
                )
              }
            />
          ) : inCart > 0 || (!isOut && !canTake) ? (
            <ProductAction product={product} />
          ) : undefined
        }
      />
    </IngredientRow>
  );
}

/** '2 confezioni · 3,98 € · 3,98 €/kg' (B-08). */
function LinePrice({ product, quantity }: { product: Product; quantity: number }) {
  const { t } = useLingui();
  const exact = moneyOfCents(lineTotal(product, quantity));
  const price = hasVariableWeight(product.productInfos) ? t`ca. ${exact}` : exact;
  const much =
    sellingKind(product.productInfos) === 'loose'
      ? quantityText(product, quantity)
      : t`${plural(quantity, { one: '# confezione', other: '# confezioni' })}`;
  return [much, price, unitPriceText(product)].filter(Boolean).join(' · ');
}
