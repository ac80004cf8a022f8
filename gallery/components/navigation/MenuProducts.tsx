import { aPicture } from '../../fixtures/samples.ts';
import { AddButton } from '../../../src/ui/buttons/AddButton.tsx';
import { Price } from '../../../src/ui/commerce/Price.tsx';
import { ProductTile } from '../../../src/ui/commerce/ProductTile.tsx';
import { ProductTileSkeleton } from '../../../src/ui/commerce/ProductTileSkeleton.tsx';
import { MenuProducts } from '../../../src/ui/navigation/MenuProducts.tsx';
import { galleryComponent } from '../../component.tsx';

const names = ['Mele Annurche', 'Arance di Ribera', 'Pere Abate', 'Uva Italia', 'Limoni di Sorrento'];

export const view = galleryComponent({
  isWide: true,
  states: () => ({
    plain: (
      <MenuProducts title="In offerta">
        {names.map((name) => (
          <ProductTile
            key={name}
            name={name}
            href="/p"
            picture={aPicture}
            action={<AddButton label={`Aggiungi ${name}`} word="Aggiungi" onClick={() => undefined} />}
            price={<Price now="1,98 €" unit="3,96 €/kg" />}
            meta="Ortocolle · 500 g"
          />
        ))}
      </MenuProducts>
    ),
    loading: (
      <MenuProducts>
        {names.map((name) => (
          <ProductTileSkeleton key={name} />
        ))}
      </MenuProducts>
    ),
  }),
});
