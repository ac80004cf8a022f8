import { aPicture, longName, longText } from '../../fixtures/samples.ts';
import { AddButton } from '../../../src/ui/buttons/AddButton.tsx';
import { ProductRow, ProductRows } from '../../../src/ui/commerce/ProductRow.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'in a list': (
      <ProductRows>
        <ProductRow
          as="li"
          name="Penne rigate"
          href="/p"
          picture={aPicture}
          meta="500 g"
          price="1,98 €"
          unit="3,96 €/kg"
          action={
            <AddButton look="plus" label="Aggiungi Penne rigate" word="Aggiungi" onClick={spy('onAdd')} />
          }
        />
        <ProductRow as="li" name={longName} href="/p" picture={aPicture} meta={longText} price="1.241,98 €" />
      </ProductRows>
    ),
    alone: <ProductRow name="Penne rigate" href="/p" picture={aPicture} price="1,98 €" />,
  }),
});
