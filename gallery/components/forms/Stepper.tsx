import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    'on a card': (
      <Stepper
        label="Quantità di Penne rigate"
        text="4"
        quantityLabel="Quantità"
        decrease={{ label: 'Diminuisci', onClick: heard('onDecrease') }}
        increase={{ label: 'Aumenta', onClick: heard('onIncrease') }}
        onType={heard('onType')}
      />
    ),
    'in a line': (
      <Stepper
        size="line"
        label="Quantità di Mele"
        text="1,5 kg"
        quantityLabel="Quantità"
        decrease={{ label: 'Diminuisci', onClick: heard('onDecrease') }}
        increase={{ label: 'Aumenta', onClick: heard('onIncrease') }}
        onType={heard('onType')}
      />
    ),
    large: (
      <Stepper
        size="lg"
        label="Quantità di Mele"
        text="750 g"
        quantityLabel="Quantità"
        decrease={{ label: 'Diminuisci', onClick: heard('onDecrease') }}
        increase={{ label: 'Aumenta', onClick: heard('onIncrease') }}
        onType={heard('onType')}
      />
    ),
    'the last one': (
      <Stepper
        label="Quantità di Penne rigate"
        text="1"
        quantityLabel="Quantità"
        decrease={{ label: 'Rimuovi', removes: true, onClick: heard('onDecrease') }}
        increase={{ label: 'Aumenta', onClick: heard('onIncrease') }}
      />
    ),
    'no more': (
      <Stepper
        label="Quantità di Penne rigate"
        text="24"
        quantityLabel="Quantità"
        decrease={{ label: 'Diminuisci', onClick: heard('onDecrease') }}
        increase={{ label: 'Aumenta', disabledReason: 'Al massimo 24', onClick: heard('onIncrease') }}
      />
    ),
    busy: (
      <Stepper
        busy
        label="Quantità di Penne rigate"
        text="4"
        quantityLabel="Quantità"
        decrease={{ label: 'Diminuisci', onClick: heard('onDecrease') }}
        increase={{ label: 'Aumenta', onClick: heard('onIncrease') }}
      />
    ),
  }),
});
