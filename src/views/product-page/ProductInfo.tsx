import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { DescriptionList } from '../../ui/primitives/DescriptionList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { RichText } from '../rich-text/RichText.tsx';

interface ProductInfoProps {
  product: Product;
  /** Stands for the label while it is not there. */
  insteadOfLabel: ReactNode;
}

const isText = (html: string | undefined): html is string => html !== undefined && html !== '';

/**
 * What the label says: legal name, ingredients, allergens, how to keep it, where it is from, who answers for it, and what is in
 * 100 g (B-10, CAT-23).
 */
export function ProductInfo({ product, insteadOfLabel }: ProductInfoProps) {
  const { t } = useLingui();
  const label = product.metaData?.product_description ?? {};
  const texts = [label.ingredients, label.allergens].filter(isText);
  const rows = [
    { name: t`Conservazione`, html: label.storage },
    { name: t`Origine`, html: label.origin },
    { name: t`Operatore responsabile`, html: label.operator },
  ].flatMap(({ name, html }) => (isText(html) ? [{ name, value: <RichText html={html} /> }] : []));
  return (
    <>
      {insteadOfLabel}
      {texts.length + rows.length > 0 && (
        <Panel gap="3">
          <Heading level={2} look="card">
            {isText(label.allergens)
              ? t`Ingredienti e allergeni`
              : isText(label.ingredients)
                ? t`Ingredienti`
                : t`Conservazione`}
          </Heading>
          {isText(label.legal_name) && (
            <DescriptionList
              items={[{ name: t`Denominazione legale`, value: <RichText html={label.legal_name} /> }]}
            />
          )}
          {texts.map((html) => (
            <Prose key={html}>
              <RichText html={html} />
            </Prose>
          ))}
          {rows.length > 0 && <DescriptionList items={rows} />}
        </Panel>
      )}
      {isText(label.nutritional_values) && (
        <Panel gap="2">
          <Heading level={2} look="card">
            {t`Valori nutrizionali`}
          </Heading>
          <Prose>
            <RichText html={label.nutritional_values} />
          </Prose>
        </Panel>
      )}
    </>
  );
}
