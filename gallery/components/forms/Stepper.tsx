import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => {
    const quantity = {
      label: 'Quantità di Penne rigate',
      quantityLabel: 'Quantità',
      decrease: { label: 'Diminuisci', onClick: spy('onDecrease') },
      increase: { label: 'Aumenta', onClick: spy('onIncrease') },
    };
    const typed = { ...quantity, label: 'Quantità di Mele', onType: spy('onType') };
    return {
      'on a card': <Stepper {...quantity} text="4" onType={spy('onType')} />,
      'in a line': <Stepper {...typed} size="line" text="1,5 kg" />,
      large: <Stepper {...typed} size="lg" text="750 g" />,
      'the last one': (
        <Stepper
          {...quantity}
          text="1"
          decrease={{ ...quantity.decrease, label: 'Rimuovi', removes: true }}
        />
      ),
      'no more': (
        <Stepper
          {...quantity}
          text="24"
          increase={{ ...quantity.increase, disabledReason: 'Al massimo 24' }}
        />
      ),
      busy: <Stepper {...quantity} busy text="4" />,
    };
  },
});
