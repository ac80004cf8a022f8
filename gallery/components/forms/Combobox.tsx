import { many } from '../../fixtures/more.ts';
import { Combobox } from '../../../src/ui/forms/Combobox.tsx';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys, types } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

const numbers = ['1', '2', '3', '4', '5'];

export const view = galleryComponent({
  keyboard: {
    'in use': [
      keys('Tab').focus('Via e numero').hides('listbox'),
      keys('ArrowDown'),
      types('via')
        .calls('onValue', 'v')
        .calls('onValue', 'vi')
        .calls('onValue', 'via')
        .shows('listbox "Indirizzi"'),
      keys('ArrowDown').shows('option "Via Appia 1 Roma" [selected]'),
      keys('ArrowDown')
        .shows('option "Via Appia 2 Roma" [selected]')
        .hides('option "Via Appia 1 Roma" [selected]'),
      keys('ArrowUp', 'ArrowUp').shows('option "Via Appia 5 Roma" [selected]'),
      keys('Escape').hides('listbox'),
      keys('Enter'),
      types('l').calls('onValue', 'vial').shows('listbox "Indirizzi"').hides('[selected]'),
      keys('Enter').shows('listbox "Indirizzi"'),
      keys('ArrowUp').shows('option "Via Appia 5 Roma" [selected]'),
      keys('ArrowDown').shows('option "Via Appia 1 Roma" [selected]'),
      keys('Enter').calls('onPick', '1').hides('listbox'),
      keys('Backspace').calls('onValue', 'via').shows('listbox "Indirizzi"').hides('[selected]'),
      keys('Tab').focus('Avanti').hides('listbox'),
    ],
  },
  states: (spy) => {
    const street = {
      label: 'Via e numero',
      onValue: spy('onValue'),
      options: [],
      listLabel: 'Indirizzi',
      onPick: spy('onPick'),
    };
    return {
      'in use': (
        <Held from="">
          {(value, hold) => (
            <Stack>
              <Combobox
                {...street}
                value={value}
                options={numbers.map((number) => ({
                  id: number,
                  main: `Via Appia ${number}`,
                  secondary: 'Roma',
                }))}
                onValue={(text) => {
                  street.onValue(text);
                  hold(text);
                }}
              />
              <Button>Avanti</Button>
            </Stack>
          )}
        </Held>
      ),

      empty: <Combobox {...street} value="" />,
      'with offers': (
        <Combobox
          {...street}
          value="Via App"
          options={[
            { id: 'a', main: 'Via Appia Nuova', secondary: 'Roma' },
            { id: 'b', main: 'Via Appia Antica', secondary: 'Roma' },
          ]}
          optionIcon={mapPinIcon}
        />
      ),
      error: <Combobox {...street} value="Via" error="Scegli una via dell’elenco" />,
      disabled: <Combobox {...street} disabled value="Via Appia" />,
      'one and twenty offers': (
        <>
          <Combobox
            {...street}
            label="Una via"
            listLabel="Una via"
            value="Via A"
            options={[{ id: 'a', main: 'Via Appia Nuova', secondary: 'Roma' }]}
          />
          <Combobox
            {...street}
            label="Venti vie"
            listLabel="Venti vie"
            value="Via"
            options={many(20, (at) => ({ id: `via-${at}`, main: `Via ${at}`, secondary: 'Roma' }))}
          />
        </>
      ),
    };
  },
});
