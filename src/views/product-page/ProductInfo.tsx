import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { innerPieces } from '../../../contract/rules/quantity/multipack.ts';
import { contentText } from '../../../contract/rules/quantity/quantity-text.ts';
import { DescriptionList } from '../../ui/primitives/DescriptionList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { useShop } from '../shop-context.ts';

interface ProductInfoProps {
  product: Product;
  /** Stands for the label while it is not there. */
  insteadOfLabel: ReactNode;
}

/** What the law and the shopper want to know of a product (B-10, CAT-23, QTY-21). */
export function ProductInfo({ product, insteadOfLabel }: ProductInfoProps) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const label = product.metaData?.product_description ?? {};
  const inner = innerPieces(product.productInfos);
  const sections = [
    { title: t`Ingredienti`, html: label.ingredients },
    { title: t`Allergeni`, html: label.allergens },
    { title: t`Valori nutrizionali`, html: label.nutritional_values },
    { title: t`Conservazione`, html: label.storage },
    { title: t`Origine`, html: label.origin },
  ];
  const facts = [
    { name: t`Marca`, value: product.shortDescr },
    { name: t`Confezione`, value: product.description },
    ...(inner === null
      ? []
      : [{ name: t`Contenuto`, value: `${inner.count} × ${contentText(inner.content, inner.unit)}` }]),
    ...(product.vendor === null ? [] : [{ name: t`Produttore`, value: product.vendor.name }]),
    ...(product.logisticPackagingItems === null
      ? []
      : [{ name: t`Pezzi per cartone`, value: String(product.logisticPackagingItems) }]),
    { name: t`Codice a barre`, value: product.barcode },
    { name: t`IVA inclusa`, value: `${product.ivaCategory.ivaPct}%` },
  ].filter((fact) => fact.value !== '');
  return (
    <>
      {insteadOfLabel}
      {sections.map(({ title, html }) =>
        html === undefined || html === '' ? null : (
          <Panel key={title} gap="2">
            <Heading level={2} look="card">
              {title}
            </Heading>
            <Prose>
              <RichText html={html} />
            </Prose>
          </Panel>
        ),
      )}
      <Panel gap="2">
        <Heading level={2} look="card">
          {t`Scheda`}
        </Heading>
        <DescriptionList items={facts} />
        <p>{t`Le foto sono indicative. Prima di consumare leggi l’etichetta. Assistenza: ${tenant.facts.phone}.`}</p>
      </Panel>
    </>
  );
}
