import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { upperLimit } from '../../../contract/rules/quantity/quantity-result.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { quantityText } from '../../../contract/rules/quantity/quantity-text.ts';
import { DescriptionList } from '../../ui/primitives/DescriptionList.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useShop } from '../shop-context.ts';

/** In which amounts the product is sold, and what is paid when it is weighed (QTY-04, QTY-11, B-34). */
export function SellingFacts({ product }: { product: Product }) {
  const { t } = useLingui();
  const { prebilledPct } = useShop().tenant.facts.payments;
  const terms = sellingTerms(product);
  if (terms.soldOut) return null;
  const amount = (thousandths: number) => quantityText(product, fromThousandths(thousandths));
  const isStepped = terms.kind === 'loose' || terms.first > 1000 || terms.step > 1000;
  const facts = [
    ...(isStepped
      ? [{ name: t`Quantità`, value: t`da ${amount(terms.first)}, a passi di ${amount(terms.step)}` }]
      : []),
    { name: t`Massimo`, value: t`${amount(upperLimit(terms).most)} per ordine` },
    ...(hasVariableWeight(product.productInfos)
      ? [{ name: t`Peso`, value: t`paghi quello vero, al massimo +${prebilledPct}%` }]
      : []),
  ];
  return (
    <Panel tone="sunken">
      <DescriptionList items={facts} />
    </Panel>
  );
}
