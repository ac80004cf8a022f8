import { longName } from '../../fixtures/samples.ts';
import { ChipField } from '../../../src/ui/forms/ChipField.tsx';
import { galleryComponent } from '../../component.tsx';

const chip = (words: string, tone: 'plain' | 'warning' = 'plain') => ({
  words,
  removeLabel: `Togli ${words}`,
  tone,
});

export const view = galleryComponent({
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
    };
  },
});
