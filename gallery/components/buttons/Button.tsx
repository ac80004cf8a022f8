import { longName } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { chevronRightIcon } from '../../../src/ui/icons/chevron-right.ts';
import { truckIcon } from '../../../src/ui/icons/truck.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    primary: <Button onClick={heard('onClick')}>Vai alla cassa</Button>,
    secondary: (
      <Button variant="secondary" onClick={heard('onClick')}>
        Cambia indirizzo
      </Button>
    ),
    soft: (
      <Button variant="soft" onClick={heard('onClick')}>
        Riordina
      </Button>
    ),
    ghost: (
      <Button variant="ghost" onClick={heard('onClick')}>
        Annulla
      </Button>
    ),
    danger: (
      <Button variant="danger" onClick={heard('onClick')}>
        Svuota il carrello
      </Button>
    ),
    small: (
      <Button size="sm" onClick={heard('onClick')}>
        Applica
      </Button>
    ),
    large: (
      <Button size="lg" onClick={heard('onClick')}>
        Paga 48,20 €
      </Button>
    ),
    'with icons': (
      <Button icon={truckIcon} iconEnd={chevronRightIcon} onClick={heard('onClick')}>
        Scegli la consegna
      </Button>
    ),
    'the whole width': (
      <Button block onClick={heard('onClick')}>
        Vai alla cassa
      </Button>
    ),
    busy: (
      <Button busy onClick={heard('onClick')}>
        Paga 48,20 €
      </Button>
    ),
    'off, with its reason': (
      <Button disabledReason="Mancano 3,20 € all’ordine minimo" onClick={heard('onClick')}>
        Vai alla cassa
      </Button>
    ),
    'off, its reason spoken': (
      <Button reasonHidden disabledReason="Mancano 3,20 € all’ordine minimo" onClick={heard('onClick')}>
        Vai alla cassa
      </Button>
    ),
    'long text': <Button onClick={heard('onClick')}>{longName}</Button>,
  }),
});
