import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';
import { moneyOfCents } from '../../text/money.ts';
import { productMeta } from '../../text/product-meta.ts';
import { Fold } from '../../ui/buttons/Fold.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import type { PastedListRef } from './pasted-list-ref.ts';
import { dataText, nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';

interface LineChoicesProps {
  list: PastedListRef;
  line: ListLine;
  /** Its place on the list, from 0. */
  at: number;
}

const mostShown = 3;
const leaves = 'leave';

/** What else a line may mean; in sight where it is a choice, folded where it is sure. */
export function LineChoices({ list, line, at }: LineChoicesProps) {
  const { t } = useLingui();
  const { matches, state, typed } = line.matched;
  if (matches.length === 0) return null;
  const isChoice = state === 'choose';
  const shown = isChoice ? matches.slice(0, mostShown) : matches;
  const others = shown.length - 1;
  const radios = (
    <RadioGroup legend={t`Che cosa prendere per «${typed}»`} legendHidden>
      {shown.map(({ product, quantity, isUsual }) => (
        <ChoiceCard
          key={product.productId}
          name={`line-${at}`}
          value={String(product.productId)}
          title={nameText(product)}
          note={
            product.available > 0 ? (
              <ProductMeta
                product={product}
                more={[moneyOfCents(lineTotal(product, quantity)), unitPriceText(product)]}
              />
            ) : (
              <Trans>{dataText(productMeta(product))} · non c’è</Trans>
            )
          }
          more={isUsual ? t`La prendi di solito` : undefined}
          checked={line.choice.productId === product.productId}
          disabled={product.available <= 0}
          onPick={() => list.send({ type: 'match.choose', line: at, productId: product.productId })}
        />
      ))}
      <ChoiceCard
        name={`line-${at}`}
        value={leaves}
        title={t`Lascia`}
        checked={line.choice.productId === null}
        onPick={() => list.send({ type: 'line.leave', line: at })}
      />
    </RadioGroup>
  );
  if (isChoice) return radios;
  return (
    <Fold
      level={3}
      title={
        others === 0 ? t`Lascia o riprendi` : t`${plural(others, { one: 'Un altro', other: 'Altri #' })}`
      }
    >
      {radios}
    </Fold>
  );
}
