import type { WarehousePromo } from '../../../contract/api/shopping/product.ts';
import { PromoBox } from '../../ui/commerce/PromoBox.tsx';
import { RichText } from '../rich-text/RichText.tsx';

/** The promotion's own box: header, body and footer, cleaned (CAT-24). */
export function PromoView({ promo }: { promo: WarehousePromo }) {
  const { header, body, footer } = promo.view;
  return (
    <PromoBox title={header}>
      <RichText html={body} />
      {footer !== '' && <RichText html={footer} />}
    </PromoBox>
  );
}
