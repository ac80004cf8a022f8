import { page } from '../../../src/ui/layout/Page.css.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { PromoBox } from '../../../src/ui/commerce/PromoBox.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <PromoBox className={page} title="2 al prezzo di 1">
        Fino a domenica 29 novembre
      </PromoBox>
    ),
    'title alone': <PromoBox title="2 al prezzo di 1" />,
    'long text': <PromoBox title={longName}>{longText}</PromoBox>,
  }),
});
