import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { GiftCard, GiftCards } from '../../../src/ui/commerce/GiftCard.tsx';
import { Alert } from '../../../src/ui/feedback/Alert.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <GiftCards>
        <GiftCard
          amount="5,00 €"
          title="Buono da 5 €"
          note="Nessuna spesa minima"
          badge={<Badge tone="success">Valido</Badge>}
          action={<Button onClick={spy('onClick')}>Usa nel carrello</Button>}
          message={<Alert tone="danger">Il buono non vale più.</Alert>}
        />
        <GiftCard
          amount="10,00 €"
          title="Buono da 10 €"
          note="Spesa minima 30,00 €"
          badge={<Badge tone="line">Usato</Badge>}
          isOver
          action={<Button onClick={spy('onClick')}>Guarda l’ordine</Button>}
          message={<Alert tone="danger">Il buono è già stato usato.</Alert>}
        />
        <GiftCard amount="2,00 €" title="Buono da 2 €" note="Solo oggi" badge={<Badge>In arrivo</Badge>} />
      </GiftCards>
    ),
    'long text': (
      <GiftCards>
        <GiftCard
          amount="1.000,00 €"
          title={longName}
          note={longText}
          badge={<Badge>{longName}</Badge>}
          action={<Button onClick={spy('onClick')}>{longName}</Button>}
        />
      </GiftCards>
    ),
  }),
});
