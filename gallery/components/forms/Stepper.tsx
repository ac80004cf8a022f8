import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { at, keys, types } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'on a card': [
      keys('Tab').focus('Diminuisci'),
      keys('Enter').calls('onDecrease'),
      keys('Tab').focus('Quantità'),
      types('12').shows('textbox "Quantità": "12"'),
      keys('Escape').shows('textbox "Quantità": "4"'),
      types('12'),
      keys('Enter').calls('onType', '12').shows('textbox "Quantità": "4"'),
      keys('Enter'),
      types('7'),
      keys('Tab').focus('Aumenta').calls('onType', '7'),
      keys('Space').calls('onIncrease'),
      keys('Shift+Tab').focus('Quantità'),
      keys('Backspace'),
      keys('Shift+Tab').focus('Diminuisci'),
    ],
    'no more': [
      keys('Tab', 'Tab').focus('Quantità'),
      types('9').shows('textbox "Quantità": "24"'),
      keys('Tab').focus('Aumenta'),
      keys('Enter'),
      keys('Space'),
    ],
    'in a line': [
      at('Quantità'),
      types('7').shows('textbox "Quantità": "7"'),
      keys('Escape').shows('textbox "Quantità": 1,5 kg'),
    ],
    'in use': [
      keys('Tab', 'Tab', 'Tab').focus('Aumenta').hides('Quantità in uso: 2'),
      keys('Enter').calls('onIncrease').shows('status: "Quantità in uso: 2"'),
      keys('Shift+Tab', 'Shift+Tab').focus('Diminuisci'),
      keys('Enter').calls('onDecrease').shows('status: "Quantità in uso: 1"'),
      keys('Enter').calls('onDecrease').hides('Quantità in uso: 0'),
    ],
  },
  states: (spy) => {
    const quantity = {
      label: 'Quantità di Penne rigate',
      quantityLabel: 'Quantità',
      decrease: { label: 'Diminuisci', onClick: spy('onDecrease') },
      increase: { label: 'Aumenta', onClick: spy('onIncrease') },
    };
    const typed = { ...quantity, label: 'Quantità di Mele', onType: spy('onType') };
    return {
      'in use': (
        <Held from={1}>
          {(value, hold) => (
            <Stepper
              {...quantity}
              label="Quantità in uso"
              text={String(value)}
              decrease={{
                label: 'Diminuisci',
                onClick: () => {
                  spy('onDecrease')();
                  hold(value - 1);
                },
              }}
              increase={{
                label: 'Aumenta',
                onClick: () => {
                  spy('onIncrease')();
                  hold(value + 1);
                },
              }}
            />
          )}
        </Held>
      ),

      'on a card': <Stepper {...quantity} text="4" onType={spy('onType')} />,
      'a weight on a card': <Stepper {...typed} text="9,75 kg" />,
      'in a line': <Stepper {...typed} size="line" text="1,5 kg" />,
      'a weight in a line': <Stepper {...typed} size="line" text="19,75 kg" />,
      large: <Stepper {...typed} size="lg" text="750 g" />,
      'a large weight': <Stepper {...typed} size="lg" text="19,75 kg" />,
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
      busy: <Stepper {...typed} busy size="line" text="4" />,
    };
  },
});
