import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { hasEveryOption, pendingQuantityHint } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import type { ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import { ProductSummary } from '../../ui/commerce/ProductSummary.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { productPicture } from '../product-tile/product-picture.ts';
import { ProductPrice } from '../product-tile/ProductPrice.tsx';
import { AddQuantityButton } from '../quantity/AddQuantityButton.tsx';
import { QuantityHintText } from '../quantity/QuantityHintText.tsx';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { useShop } from '../shop-context.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';

/** Every option of a product needs a choice before it is added; how much of it is chosen beside them (GATE-11). */
export function OptionsDialog({ request: { product, quantity, chosen } }: { request: ProductRequest }) {
  const { t } = useLingui();
  const { addToCart } = useShop().flows;
  const isComplete = useSelector(addToCart, hasEveryOption);
  const hint = useSelector(addToCart, pendingQuantityHint);
  return (
    <Dialog
      open
      size="md"
      title={t`Scegli le opzioni`}
      description={nameText(product)}
      closeLabel={t`Chiudi`}
      onClose={() => addToCart.send({ type: 'gate.dismiss' })}
      footer={
        <AddQuantityButton
          product={product}
          quantity={quantity}
          label={t`Aggiungi al carrello`}
          disabledReason={isComplete ? undefined : t`Scegli un’opzione per ogni gruppo`}
          onClick={() => addToCart.send({ type: 'options.confirm' })}
        />
      }
    >
      <ProductSummary
        picture={productPicture(product)}
        meta={<ProductMeta product={product} />}
        price={<ProductPrice product={product} />}
      />
      {product.selectOptions.map((option) => (
        <OptionGroup
          key={option.parameterName}
          option={option}
          chosen={chosen[option.parameterName] ?? null}
          onChoose={(key) =>
            addToCart.send({ type: 'option.choose', parameterName: option.parameterName, key })
          }
        />
      ))}
      <Row justify="between" wrap>
        <Text weight="strong">{t`Quantità`}</Text>
        <QuantityStepper
          product={product}
          quantity={quantity}
          size="lg"
          below="nothing"
          onChange={(event) => addToCart.send(event)}
        />
      </Row>
      <QuantityHintText product={product} hint={hint} />
    </Dialog>
  );
}
