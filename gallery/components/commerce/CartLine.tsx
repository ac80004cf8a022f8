import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { aPicture, longName, longText } from '../../fixtures/samples.ts';
import { HeartButton } from '../../../src/ui/buttons/HeartButton.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { CartLine, LineGroup } from '../../../src/ui/commerce/CartLine.tsx';
import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { PromoBox } from '../../../src/ui/commerce/PromoBox.tsx';
import { trashIcon } from '../../../src/ui/icons/trash.ts';
import { galleryComponent } from '../../component.tsx';

const stepper = (
  <Stepper
    size="line"
    label="Quantità di Penne rigate"
    text="4"
    quantityLabel="Quantità"
    decrease={{ label: 'Diminuisci', onClick: () => undefined }}
    increase={{ label: 'Aumenta', onClick: () => undefined }}
  />
);

export const view = galleryComponent({
  states: (spy) => ({
    'to edit': (
      <LineGroup title="Dispensa" total="7,92 €">
        <CartLine
          name="Penne rigate"
          href="/p"
          picture={aPicture}
          meta="Trafilona · 500 g"
          stepper={stepper}
          total="7,92 €"
          totalNote="1,98 €/kg"
          remove={<IconButton label="Rimuovi Penne rigate" icon={trashIcon} onClick={spy('onRemove')} />}
        />
      </LineGroup>
    ),
    'with a full heart': (
      <LineGroup title="Dispensa" total="7,92 €">
        <CartLine
          name="Penne rigate"
          href="/p"
          picture={aPicture}
          meta="Trafilona · 500 g"
          stepper={stepper}
          total="7,92 €"
          totalNote="1,98 €/kg"
          heart={<HeartButton pressed label="Preferito: Penne rigate" onClick={spy('onHeart')} />}
          remove={<IconButton label="Rimuovi Penne rigate" icon={trashIcon} onClick={spy('onRemove')} />}
        />
      </LineGroup>
    ),
    'to read': (
      <LineGroup title="Dispensa" total="7,92 €">
        <CartLine
          name="Penne rigate"
          picture={aPicture}
          meta="Trafilona · 500 g"
          quantity="4 pz"
          total="7,92 €"
        />
      </LineGroup>
    ),
    'with a warning and a promotion': (
      <LineGroup title="Dispensa">
        <CartLine
          name="Penne rigate"
          href="/p"
          picture={aPicture}
          note="Ne restano 3"
          noteTone="warning"
          stepper={stepper}
          total="7,92 €"
          below={<PromoBox title="2 al prezzo di 1" />}
        />
      </LineGroup>
    ),
    'sold out': (
      <LineGroup title="Dispensa">
        <CartLine
          out
          name="Penne rigate"
          href="/p"
          picture={aPicture}
          note="Non più disponibile"
          noteTone="danger"
          quantity="4 pz"
          total="7,92 €"
        />
      </LineGroup>
    ),
    'long text': (
      <LineGroup title={longName} total="1.207,92 €">
        <CartLine
          name={longName}
          href="/p"
          picture={aPicture}
          meta={longText}
          stepper={stepper}
          total="1.207,92 €"
          totalNote="1,98 €/kg"
          heart={<HeartButton pressed={false} label={`Preferito: ${longName}`} onClick={spy('onHeart')} />}
          remove={<IconButton label={`Rimuovi ${longName}`} icon={trashIcon} onClick={spy('onRemove')} />}
        />
      </LineGroup>
    ),
    'with everything': (
      <LineGroup title="Dispensa" total="7,92 €" level={2}>
        <CartLine
          out
          gone
          name="Penne rigate"
          href="/p"
          picture={aPicture}
          meta="Trafilona · 500 g"
          mark={<Badge tone="info">Escluso</Badge>}
          note="Ne restano 3"
          noteTone="warning"
          stepper={stepper}
          quantity="4 pz"
          total="7,92 €"
          totalNote="1,98 €/kg"
          heart={<HeartButton pressed label="Preferito: Penne rigate" onClick={spy('onHeart')} />}
          remove={<IconButton label="Rimuovi Penne rigate" icon={trashIcon} onClick={spy('onRemove')} />}
          below={<PromoBox title="2 al prezzo di 1" />}
        />
      </LineGroup>
    ),
  }),
});
