import type { Product } from '../../../contract/api/shopping/product.ts';
import type { QuantityHint } from '../../../contract/rules/quantity/quantity-result.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { useQuantityMessages } from '../product-tile/use-quantity-messages.ts';

/** Why the last step of a quantity went no further (QTY-11). */
export function QuantityHintText({ product, hint }: { product: Product; hint: QuantityHint | null }) {
  const words = useQuantityMessages();
  if (hint === null) return null;
  return (
    <div role="status">
      <Text size="sm" tone="warning">
        {words.hint(product, hint)}
      </Text>
    </div>
  );
}
