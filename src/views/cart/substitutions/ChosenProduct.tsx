import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import {
  areSubstitutesComing,
  areSubstitutesLost,
  pickedSubstitution,
  substitutesFound,
} from '../../../../machines/substitution-choice/substitution-choice.selectors.ts';
import { money } from '../../../text/money.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ChoiceCard } from '../../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { thumbPicture } from '../../product-tile/product-picture.ts';
import { unitPriceText } from '../../product-tile/unit-price-text.ts';
import type { SubstitutionChoiceRef } from './substitution-refs.ts';
import { nameText } from '../../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../../words/ProductMeta.tsx';

/** The products that can come in place of a line, one of which is picked (B-19, B-25). */
export function ChosenProduct({ item, choice }: { item: CartItem; choice: SubstitutionChoiceRef }) {
  const { t } = useLingui();
  const name = useId();
  const products = useSelector(choice, substitutesFound);
  const { productId } = useSelector(choice, pickedSubstitution);
  const isComing = useSelector(choice, areSubstitutesComing);
  const isLost = useSelector(choice, areSubstitutesLost);
  if (isComing) return <Skeleton height="panel" />;
  if (isLost)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => choice.send({ type: 'alternatives.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare i prodotti.`}
      </Alert>
    );
  const isAmong = products.some((product) => product.productId === productId);
  return (
    <>
      {productId !== null && !isAmong && (
        <Text size="sm">{t`Quello che avevi scelto non è tra questi: resta finché non ne scegli un altro.`}</Text>
      )}
      {products.length > 0 && (
        <RadioGroup legend={<Trans>Al posto di {nameText(item.product)}</Trans>}>
          {products.map((product) => (
            <ChoiceCard
              key={product.productId}
              name={name}
              value={product.productId}
              picture={thumbPicture(product)}
              title={nameText(product)}
              aside={money(product.priceDisplay)}
              note={<ProductMeta product={product} more={[unitPriceText(product)]} />}
              checked={product.productId === productId}
              onPick={() => choice.send({ type: 'product.pick', productId: product.productId })}
            />
          ))}
        </RadioGroup>
      )}
    </>
  );
}
