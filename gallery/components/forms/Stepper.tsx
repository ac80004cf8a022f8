import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => {
    const quantity = {
      label: 'Quantità di Penne rigate',
      quantityLabel: 'Quantità',
      decrease: { label: 'Diminuisci', onClick: heard('onDecrease') },
      increase: { label: 'Aumenta', onClick: heard('onIncrease') },
    };
    const typed = { ...quantity, label: 'Quantità di Mele', onType: heard('onType') };
    return {
      'on a card': <Stepper {...quantity} text="4" onType={heard('onType')} />,
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
