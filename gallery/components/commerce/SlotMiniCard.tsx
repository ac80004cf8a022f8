import { many } from '../../fixtures/more.ts';
import { TextButton } from '../../../src/ui/buttons/TextLink.tsx';
import { SlotMiniCard } from '../../../src/ui/commerce/SlotMiniCard.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <SlotMiniCard
        title="Prime consegne"
        badge={<Badge tone="success">Oggi</Badge>}
        options={[
          { id: 'a', day: 'Oggi', hours: '18:00–20:00', price: '4,90 €', terms: 'gratis da 80 €' },
          { id: 'b', day: 'Domani', hours: '08:00–10:00', price: 'Gratis' },
        ]}
        chosen={{ id: 'b', label: 'La tua fascia' }}
        onPick={spy('onPick')}
        note="Scegli l’indirizzo per vederle tutte"
        all={<TextButton onClick={spy('all')}>Tutte le fasce</TextButton>}
      />
    ),
    empty: (
      <SlotMiniCard
        title="Prime consegne"
        options={[]}
        onPick={spy('onPick')}
        note="Oggi non ci sono posti"
      />
    ),
    'with everything, six slots': (
      <SlotMiniCard
        title="Sei consegne"
        badge={<Badge tone="success">Oggi</Badge>}
        options={many(6, (at) => ({
          id: String(at),
          day: `Giorno ${at}`,
          hours: '08:00–10:00',
          price: 'Gratis',
        }))}
        chosen={{ id: '2', label: 'La tua fascia' }}
        onPick={spy('onPick')}
        note="Scegli l’indirizzo per vederle tutte"
        all={<TextButton onClick={spy('all')}>Tutte le sei fasce</TextButton>}
      >
        Altre dopo.
      </SlotMiniCard>
    ),
    'one alone': (
      <SlotMiniCard
        title="Una consegna"
        options={[{ id: 'a', day: 'Oggi', hours: '18:00–20:00', price: '4,90 €' }]}
        onPick={spy('onPick')}
      />
    ),
  }),
});
