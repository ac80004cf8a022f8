import { many } from '../../fixtures/more.ts';
import { SlotGrid, SlotLegend } from '../../../src/ui/commerce/SlotGrid.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'every kind': [
      keys('Tab').focus('18:00–20:00 Gratis · Scelta'),
      keys('ArrowRight').focus('08:00–10:00 4,90 € · gratis da 80 € · Disponibile Siamo in zona'),
      keys('ArrowDown').focus('10:00–12:00 4,90 € · Ultimi posti'),
      keys('Space').calls('onPick', 'b'),
      keys('ArrowRight').focus('12:00–14:00 Esaurita Tutti i posti sono presi'),
      keys('Enter'),
      keys('Space'),
      keys('End').focus('18:00–20:00 Gratis · Scelta'),
      keys('Home').focus('08:00–10:00 4,90 € · gratis da 80 € · Disponibile Siamo in zona'),
      keys('Enter').calls('onPick', 'a'),
      keys('ArrowLeft').focus('18:00–20:00 Gratis · Scelta'),
      keys('ArrowUp').focus('12:00–14:00 Esaurita Tutti i posti sono presi'),
      keys('Tab').focus(null),
    ],
    booking: [
      keys('Tab').focus('08:00–10:00 4,90 € · Disponibile'),
      keys('Space'),
      keys('ArrowRight').focus('10:00–12:00 4,90 € · Disponibile'),
      keys('Enter'),
    ],
  },
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
    'one and fourteen': (
      <>
        <SlotGrid
          label="Una fascia"
          onPick={spy('onPick')}
          slots={[{ id: 'a', time: '08:00–10:00', price: 'Gratis', state: 'free', stateWord: 'Disponibile' }]}
        />
        <SlotGrid
          label="Quattordici fasce"
          onPick={spy('onPick')}
          slots={many(14, (at) => ({
            id: `slot-${at}`,
            time: `${at + 6}:00–${at + 7}:00`,
            price: '4,90 €',
            state: 'free',
            stateWord: 'Disponibile',
          }))}
        />
      </>
    ),
  }),
});
