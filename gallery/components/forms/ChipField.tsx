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
      'some words': (
        <ChipField {...field} chips={[chip('latte'), chip('mozarella', 'warning'), chip('pane')]} />
      ),
      'no more': <ChipField {...field} value="sale" chips={[chip(longName)]} hint="Al massimo 12 parole." />,
      'sixteen words': <ChipField {...field} chips={many(16, (at) => chip(`parola ${at}`))} />,
    };
  },
});
