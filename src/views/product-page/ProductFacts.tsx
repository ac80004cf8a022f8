import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { innerPieces } from '../../../contract/rules/quantity/multipack.ts';
import { upperLimit } from '../../../contract/rules/quantity/quantity-result.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { contentText, quantityText } from '../../text/quantity.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { DescriptionList } from '../../ui/primitives/DescriptionList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/**
 * In which amounts the product is sold, what is paid when it is weighed, who makes it and what it is (QTY-04, QTY-11, QTY-21,
 * B-34), and where it comes from, if not from where the rest of the cart does (CAT-23).
 */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const { warehouseId, name: from } = product.deliveryWarehouse;
  const isElsewhere = useSelector(
    flows.cart,
    (snapshot) => (shownCart(snapshot)?.warehouse?.warehouseId ?? warehouseId) !== warehouseId,
  );
  const { phone } = tenant.facts;
  const inner = innerPieces(product.productInfos);
  const items = [
    ...useSellingFacts(product),
    { name: t`Marca`, value: product.shortDescr && <DataText>{product.shortDescr}</DataText> },
    { name: t`Confezione`, value: product.description && <DataText>{product.description}</DataText> },
    ...(inner === null
      ? []
      : [{ name: t`Contenuto`, value: `${inner.count} × ${contentText(inner.content, inner.unit)}` }]),
    ...(product.vendor === null
      ? []
      : [{ name: t`Produttore`, value: <DataText>{product.vendor.name}</DataText> }]),
    ...(product.logisticPackagingItems === null
      ? []
      : [{ name: t`Pezzi per cartone`, value: String(product.logisticPackagingItems) }]),
    ...(product.logisticPalletItems === null
      ? []
      : [{ name: t`Pezzi per bancale`, value: String(product.logisticPalletItems) }]),
    ...(isElsewhere ? [{ name: t`Parte da`, value: from }] : []),
    { name: t`Codice a barre`, value: product.barcode },
    { name: t`IVA inclusa`, value: `${product.ivaCategory.ivaPct}%` },
  ].filter(({ value }) => value !== '');
  return (
    <Panel tone="sunken" gap="3">
      <Heading level={2} look="card">
        {t`Scheda`}
      </Heading>
      <DescriptionList items={items} />
      <Text size="sm">
        {t`Le foto sono indicative. Prima di consumare leggi l’etichetta. Assistenza: ${phone}.`}
      </Text>
    </Panel>
  );
}

function useSellingFacts(product: Product) {
  const { t } = useLingui();
  const { prebilledPct } = useShop().tenant.facts.payments;
  const terms = sellingTerms(product);
  if (terms.soldOut) return [];
  const amount = (thousandths: number) => quantityText(product, fromThousandths(thousandths));
  const { most, reason } = upperLimit(terms);
  const isStepped = terms.kind === 'loose' || terms.first > 1000 || terms.step > 1000;
  return [
    ...(isStepped
      ? [{ name: t`Quantità`, value: t`da ${amount(terms.first)}, a passi di ${amount(terms.step)}` }]
      : []),
    {
      name: t`Massimo`,
      value: reason === 'errors.maxDay' ? t`${amount(most)} al giorno` : t`${amount(most)} per ordine`,
    },
    ...(hasVariableWeight(product.productInfos)
      ? [{ name: t`Peso`, value: t`paghi quello vero, al massimo +${prebilledPct}%` }]
      : []),
  ];
}
