import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Price } from '../../../src/ui/commerce/Price.tsx';
import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { BuyBar } from '../../../src/ui/layout/BuyBar.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  isOverlay: true,
  states: (spy) => ({
    plain: (
      <BuyBar
        lead={<Price now="1,98 €" unit="3,96 €/kg" />}
        action={<Button onClick={spy('onClick')}>Aggiungi</Button>}
      />
    ),
    'with a quantity': (
      <BuyBar
        lead={
          <Stepper
            size="lg"
            label="Da aggiungere: Mele Golden"
            quantityLabel="Quantità da aggiungere"
            text="750 g"
            decrease={{ label: 'Meno Mele Golden da aggiungere', onClick: spy('decrease') }}
            increase={{ label: 'Più Mele Golden da aggiungere', onClick: spy('increase') }}
          />
        }
        action={
          <Button size="lg" block onClick={spy('onClick')}>
            Aggiungi · circa 1,64 €
          </Button>
        }
      />
    ),
    'lowest on the page, with a reason': (
      <BuyBar
        at="lowest"
        lead={<Price now="61,39 €" />}
        note="Accetta le condizioni di vendita"
        action={
          <Button disabledReason="Accetta le condizioni di vendita" reasonHidden onClick={spy('onClick')}>
            Vai al pagamento
          </Button>
        }
      />
    ),
  }),
});
