import { SlotGrid, SlotLegend } from '../../../src/ui/commerce/SlotGrid.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'every kind': (
      <SlotGrid
        label="Fasce orarie"
        onPick={spy('onPick')}
        slots={[
          {
            id: 'a',
            time: '08:00–10:00',
            price: '4,90 €',
            terms: 'gratis da 80 €',
            state: 'free',
            stateWord: 'Disponibile',
            tag: 'Siamo in zona',
          },
          { id: 'b', time: '10:00–12:00', price: '4,90 €', state: 'few', stateWord: 'Ultimi posti' },
          {
            id: 'c',
            time: '12:00–14:00',
            state: 'full',
            stateWord: 'Esaurita',
            reason: 'Tutti i posti sono presi',
          },
          { id: 'd', time: '18:00–20:00', price: 'Gratis', state: 'chosen', stateWord: 'Scelta' },
        ]}
      />
    ),
    booking: (
      <SlotGrid
        label="Fasce orarie"
        pending="a"
        onPick={spy('onPick')}
        slots={[
          { id: 'a', time: '08:00–10:00', price: '4,90 €', state: 'free', stateWord: 'Disponibile' },
          { id: 'b', time: '10:00–12:00', price: '4,90 €', state: 'free', stateWord: 'Disponibile' },
        ]}
      />
    ),
    empty: <SlotGrid label="Fasce orarie" onPick={spy('onPick')} slots={[]} />,
    legend: (
      <SlotLegend
        items={[
          { state: 'free', label: 'Disponibile' },
          { state: 'few', label: 'Ultimi posti' },
          { state: 'full', label: 'Esaurita' },
          { state: 'chosen', label: 'Scelta' },
        ]}
      />
    ),
  }),
});
