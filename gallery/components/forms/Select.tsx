import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { Select } from '../../../src/ui/forms/Select.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys, types } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    compact: [
      keys('Tab').focus('Ordina per'),
      keys('ArrowDown').calls('onValue', 'name').shows('option "Nome" [selected]'),
      keys('Home').calls('onValue', 'price'),
      keys('End').calls('onValue', 'name'),
      keys('ArrowUp').calls('onValue', 'price').shows('option "Prezzo" [selected]'),
      types('n').calls('onValue', 'name'),
    ],
    disabled: [keys('Tab').focus(null)],
  },
  states: (spy) => ({
    plain: (
      <Select
        label="Provincia"
        options={[
          { value: '', label: 'Scegli' },
          { value: 'RM', label: 'Roma' },
          { value: 'VT', label: 'Viterbo', disabled: true },
        ]}
        onValue={spy('onValue')}
      />
    ),
    compact: (
      <Select
        label="Ordina per"
        labelHidden
        variant="compact"
        options={[
          { value: 'price', label: 'Prezzo' },
          { value: 'name', label: 'Nome' },
        ]}
        onValue={spy('onValue')}
      />
    ),
    error: (
      <Select
        label="Provincia"
        error="Scegli la provincia"
        options={[{ value: '', label: 'Scegli' }]}
        onValue={spy('onValue')}
      />
    ),
    disabled: (
      <Select
        disabled
        label="Provincia"
        hint="Prima la regione"
        options={[{ value: '', label: 'Scegli' }]}
        onValue={spy('onValue')}
      />
    ),
    'long text': (
      <Select label={longName} options={[{ value: 'a', label: longName }]} onValue={spy('onValue')} />
    ),
    'none and two hundred': (
      <>
        <Select label="Nessuna scelta" options={[]} />
        <Select
          label="Duecento scelte"
          options={many(200, (at) => ({ value: String(at), label: `Scelta ${at}` }))}
          onValue={spy('onValue')}
        />
      </>
    ),
  }),
});
