import type { WarehousePromo } from '../../../contract/api/shopping/product.ts';
import { PromoBox } from '../../ui/commerce/PromoBox.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** The promotion's own box: header, body and footer, cleaned, with the class a brand may style it by (CAT-24). */
export function PromoView({ promo }: { promo: WarehousePromo }) {
  const { header, body, footer, cssClass } = promo.view;
  return (
    <PromoBox title={<DataText>{header}</DataText>} className={cssClass}>
      <RichText html={body} />
      {footer !== '' && <RichText html={footer} />}
    </PromoBox>
  );
}
