import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Usual } from '../../../contract/api/ordering/usuals.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import type { QuantityChange } from '../../../contract/rules/quantity/quantity-choice.ts';
import { quantityText } from '../../text/quantity.ts';
import { pricePerUnit } from '../../../contract/rules/usuals/price-per-unit.ts';
import { isTakeable } from '../../../contract/rules/usuals/takeable.ts';
import { readyQuantity } from '../../../machines/usuals/usuals.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { moneyOfCents } from '../../text/money.ts';
import { chosenOptionNames } from '../../text/chosen-option-names.ts';
import { productMeta } from '../../text/product-meta.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { UsualRow } from '../../ui/commerce/UsualRow.tsx';
import { plusIcon } from '../../ui/icons/plus.ts';
import { LazyAlertButton } from '../product-alert/LazyAlertButton.tsx';
import { ProductAction } from '../product-tile/ProductAction.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { quantityInCart } from '../product-tile/quantity-in-cart.ts';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { useFrequencyWords } from './use-frequency-words.ts';
import type { UsualsRef } from './usuals-ref.ts';
import { DataText, nameText } from '../../ui/primitives/DataText.tsx';

const kindOf = { 'quantity.increase': 'more', 'quantity.decrease': 'less' } as const;

/** One of the usuals: ready, in the cart, to be taken, or sold out (B-20). */
export function UsualEntry({ usuals, usual }: { usuals: UsualsRef; usual: Usual }) {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  const { product } = usual;
  const { productId, name } = product;
  const inCart = useSelector(cart, quantityInCart(product));
  const ready = useSelector(usuals, (snapshot) => readyQuantity(snapshot, productId));
  const isReady = ready > 0 && inCart === 0;
  const isOut = product.available <= 0;
  const quantity = inCart || ready || usual.quantity;
  const exact = moneyOfCents(lineTotal(product, quantity));
  const price = hasVariableWeight(product.productInfos) ? t`ca. ${exact}` : exact;
  const unit = unitPriceText(product);
  const meta = productMeta(product, chosenOptionNames(product, usual.chosen ?? {}));
  const note = useNote(usual, { isOut, inCart });
  const take = () => usuals.send({ type: 'usual.take', productId });
  const change = (step: QuantityChange) => usuals.send({ type: 'usual.change', productId, change: step });
  return (
    <UsualRow
      label={[name, meta, price, unit, note.spoken].filter(Boolean).join(', ')}
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      look={isOut ? 'out' : isReady ? 'ready' : 'plain'}
      meta={<DataText>{meta}</DataText>}
      price={price}
      unit={unit}
      note={note.shown}
      noteTone={note.tone}
      keys={
        inCart > 0 || !isTakeable(usual)
          ? undefined
          : {
              more: () => (isReady ? change({ kind: 'more' }) : take()),
              less: () => change({ kind: 'less' }),
              leave: () => usuals.send({ type: 'usual.leave', productId }),
            }
      }
      action={
        inCart > 0 || (!isOut && usual.chosen === null) ? (
          <ProductAction product={product} />
        ) : isReady ? (
          <QuantityStepper
            product={product}
            quantity={ready}
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
        ) : isOut ? (
          <LazyAlertButton product={product} />
        ) : (
          <Button
            variant="secondary"
            icon={plusIcon}
            aria-label={t`Prendi ${quantityText(product, usual.quantity)} ${name}`}
            onClick={take}
          >
            {quantityText(product, usual.quantity)}
          </Button>
        )
      }
    />
  );
}

/** The line under the control: in the cart, sold out, dearer than the last time, or how often and when last. */
function useNote(usual: Usual, { isOut, inCart }: { isOut: boolean; inCart: number }) {
  const { t } = useLingui();
  const days = useDayWords();
  const words = useFrequencyWords();
  const { product, frequency, lastBoughtAt, lastPrice, isRunningLow } = usual;
  const { date, month } = days.parts(shopTime(lastBoughtAt).day);
  const often = words(frequency);
  const wholeMonth = month.whole;
  const shortMonth = month.short;
  const habit = t`${often}, ultima il ${date} ${wholeMonth}`;
  if (inCart > 0) return { shown: t`Nel carrello`, spoken: habit, tone: 'success' as const };
  if (isOut) return { shown: t`Esaurito`, spoken: t`esaurito`, tone: 'warning' as const };
  const dearer = pricePerUnit(product) - toCents(lastPrice);
  const more = moneyOfCents(dearer);
  if (dearer > 0)
    return {
      shown: t`+${more} dal ${date} ${shortMonth}`,
      spoken: t`${habit}, ${more} in più da allora`,
      tone: 'muted' as const,
    };
  return {
    shown: t`${often}, ${date} ${shortMonth}`,
    spoken: habit,
    tone: isRunningLow ? ('warning' as const) : ('muted' as const),
  };
}
