import { IngredientProduct, IngredientRow, IngredientRows } from '../../../src/ui/content/IngredientRow.tsx';
import { galleryComponent } from '../../component.tsx';
import { longName } from '../../fixtures/samples.ts';

const picture = { src: '/media/emoji/1f35d-240.webp' };

export const view = galleryComponent({
  states: () => ({
    plain: (
      <IngredientRows label="Ingredienti">
        <IngredientRow ingredient="400 g di rigatoni">
          <IngredientProduct
            name="Rigatoni"
            href="/catalog/product/rigatoni-500-g"
            picture={picture}
            look="ready"
            meta="500 g"
            price="1 confezione · 0,94 €"
            note={{ tone: 'success', words: 'Nel carrello' }}
          />
        </IngredientRow>
        <IngredientRow ingredient="sale, q.b." />
      </IngredientRows>
    ),
    'sold out, long text': (
      <IngredientRows label="Ingredienti">
        <IngredientRow ingredient={longName}>
          <IngredientProduct
            name={longName}
            href="/catalog/product/x"
            picture={picture}
            look="out"
            meta={longName}
            price="1 confezione · 0,94 €"
            note={{ tone: 'warning', words: 'Esaurito' }}
          />
        </IngredientRow>
      </IngredientRows>
    ),
  }),
});
