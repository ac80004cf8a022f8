import { aPicture, longName, longText } from '../../fixtures/samples.ts';
import { HeartButton } from '../../../src/ui/buttons/HeartButton.tsx';
import { AddButton } from '../../../src/ui/buttons/AddButton.tsx';
import { Price } from '../../../src/ui/commerce/Price.tsx';
import { ProductTile } from '../../../src/ui/commerce/ProductTile.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { galleryComponent } from '../../component.tsx';

const penne = { name: 'Penne rigate', href: '/p', picture: aPicture };
const add = <AddButton label="Aggiungi Penne rigate" word="Aggiungi" onClick={() => undefined} />;

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <ProductTile
        {...penne}
        action={add}
        price={<Price now="1,98 €" unit="3,96 €/kg" />}
        meta="Trafilona · 500 g"
      />
    ),
    promotion: (
      <ProductTile
        {...penne}
        badges={<Badge tone="promo">−20%</Badge>}
        heart={<HeartButton pressed label="Preferito: Penne rigate" onClick={spy('onClick')} />}
        action={add}
        price={<Price promo now="1,58 €" was="1,98 €" wasLabel="Prezzo precedente" unit="3,16 €/kg" />}
        meta="Trafilona · 500 g"
        note="Fino a domenica"
      />
    ),
    'in the cart': (
      <ProductTile
        inCart
        {...penne}
        action={
          <Stepper
            label="Quantità di Penne rigate"
            text="4"
            quantityLabel="Quantità"
            decrease={{ label: 'Diminuisci', onClick: spy('onDecrease') }}
            increase={{ label: 'Aumenta', onClick: spy('onIncrease') }}
          />
        }
        price={<Price now="1,98 €" unit="3,96 €/kg" />}
        meta="Trafilona · 500 g"
      />
    ),
    'few left': (
      <ProductTile
        {...penne}
        action={add}
        price={<Price now="1,98 €" unit="3,96 €/kg" />}
        meta="Trafilona · 500 g"
        note="Ne restano 3"
        noteTone="warning"
      />
    ),
    'sold out': (
      <ProductTile
        soldOut={{ mark: <Badge>Esaurito</Badge> }}
        {...penne}
        price={<Price now="1,98 €" unit="3,96 €/kg" />}
        meta="Trafilona · 500 g"
      />
    ),
    'long text': (
      <ProductTile
        {...penne}
        name={longName}
        badges={
          <>
            <Badge tone="promo">−20%</Badge>
            <Badge tone="new">Nuovo</Badge>
          </>
        }
        action={add}
        price={<Price now="1.241,98 €" unit="3,96 €/kg" />}
        meta={longText}
        note={longText}
      />
    ),
    'with everything': (
      <ProductTile
        inCart
        eager
        {...penne}
        place="listing"
        level={2}
        badges={<Badge tone="promo">−20%</Badge>}
        heart={<HeartButton pressed label="Preferito: Penne rigate" onClick={spy('onClick')} />}
        action={add}
        price={<Price promo now="1,58 €" was="1,98 €" wasLabel="Prezzo precedente" unit="3,16 €/kg" />}
        meta="Trafilona · 500 g"
        note="Ne restano 3"
        noteTone="warning"
        prior="Il prezzo più basso dei 30 giorni prima: 1,49 €"
        soldOut={{ mark: <Badge>Esaurito</Badge> }}
      />
    ),
  }),
});
