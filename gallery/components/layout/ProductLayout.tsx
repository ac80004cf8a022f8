import { aPicture, longText } from '../../fixtures/samples.ts';
import { Gallery } from '../../../src/ui/commerce/Gallery.tsx';
import { Price } from '../../../src/ui/commerce/Price.tsx';
import { Panel } from '../../../src/ui/layout/Panel.tsx';
import { ProductLayout } from '../../../src/ui/layout/ProductLayout.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <ProductLayout
        gallery={<Gallery pictures={[aPicture]} showLabel={String} />}
        buy={<Price size="lg" now="1,98 €" />}
        info={
          <Panel>
            <Text>{longText}</Text>
          </Panel>
        }
      />
    ),
  }),
});
