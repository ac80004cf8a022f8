import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { TextArea } from '../../../src/ui/forms/TextArea.tsx';
import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { ChipField } from '../../../src/ui/forms/ChipField.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys, types } from '../../keyboard.ts';

const chip = (words: string, tone: 'plain' | 'warning' = 'plain') => ({
  words,
  removeLabel: `Togli ${words}`,
  tone,
});

export const view = galleryComponent({
  keyboard: {
    'beside a text of two lines': [
      keys('Tab').focus('Un foglio'),
      keys('Control+A', 'Control+C', 'Tab').focus('Aggiungi una parola'),
      keys('Control+V').calls('onAdd', 'sale\nlatte\npane'),
    ],
    'some words': [
      keys('Tab').focus('Togli latte'),
      keys('Tab', 'Tab').focus('Togli pane'),
      keys('Enter').calls('onRemove', 'pane').focus('Aggiungi una parola'),
      types('s').calls('onValue', 's'),
      keys('Enter').calls('onAdd', ''),
      keys('Shift+Tab').focus('Togli pane'),
    ],
  },
  states: (spy) => {
    const field = {
      label: 'Aggiungi una parola',
      placeholder: 'Aggiungi…',
      action: '/fast',
      name: 'q',
      value: '',
      fieldRef: { current: null },
      onValue: spy('onValue'),
      onAdd: spy('onAdd'),
      onRemove: spy('onRemove'),
    };
    return {
      empty: <ChipField {...field} chips={[]} />,
      'beside a text of two lines': (
        <Stack>
          <TextArea label="Un foglio" defaultValue={'latte\npane'} />
          <ChipField {...field} value="sale" chips={[]} />
        </Stack>
      ),
      'some words': (
        <ChipField {...field} chips={[chip('latte'), chip('mozarella', 'warning'), chip('pane')]} />
      ),
      'no more': <ChipField {...field} value="sale" chips={[chip(longName)]} hint="Al massimo 12 parole." />,
      'sixteen words': <ChipField {...field} chips={many(16, (at) => chip(`parola ${at}`))} />,
    };
  },
});
