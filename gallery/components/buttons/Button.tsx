import { longName } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { chevronRightIcon } from '../../../src/ui/icons/chevron-right.ts';
import { truckIcon } from '../../../src/ui/icons/truck.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    primary: <Button onClick={spy('onClick')}>Vai alla cassa</Button>,
    secondary: (
      <Button variant="secondary" onClick={spy('onClick')}>
        Cambia indirizzo
      </Button>
    ),
    soft: (
      <Button variant="soft" onClick={spy('onClick')}>
        Riordina
      </Button>
    ),
    ghost: (
      <Button variant="ghost" onClick={spy('onClick')}>
        Annulla
      </Button>
    ),
    'danger line': (
      <Button variant="dangerLine" onClick={spy('onClick')}>
        Elimina account
      </Button>
    ),
    danger: (
      <Button variant="danger" onClick={spy('onClick')}>
        Svuota il carrello
      </Button>
    ),
    small: (
      <Button size="sm" onClick={spy('onClick')}>
        Applica
      </Button>
    ),
    large: (
      <Button size="lg" onClick={spy('onClick')}>
        Paga 48,20 €
      </Button>
    ),
    'with icons': (
      <Button icon={truckIcon} iconEnd={chevronRightIcon} onClick={spy('onClick')}>
        Scegli la consegna
      </Button>
    ),
    'the whole width': (
      <Button block onClick={spy('onClick')}>
        Vai alla cassa
      </Button>
    ),
    busy: (
      <Button busy onClick={spy('onClick')}>
        Paga 48,20 €
      </Button>
    ),
    'off, with its reason': (
      <Button disabledReason="Mancano 3,20 € all’ordine minimo" onClick={spy('onClick')}>
        Vai alla cassa
      </Button>
    ),
    'off, its reason spoken': (
      <Button reasonHidden disabledReason="Mancano 3,20 € all’ordine minimo" onClick={spy('onClick')}>
        Vai alla cassa
      </Button>
    ),
    'long text': <Button onClick={spy('onClick')}>{longName}</Button>,
    'busy and off': (
      <Button busy reasonHidden disabledReason="Mancano 3,20 € all’ordine minimo" onClick={spy('onClick')}>
        Vai alla cassa
      </Button>
    ),
  }),
});
