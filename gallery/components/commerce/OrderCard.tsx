import { many } from '../../fixtures/more.ts';
import { longName, longText, somePictures } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { OrderCard } from '../../../src/ui/commerce/OrderCard.tsx';
import { Thumbs } from '../../../src/ui/commerce/Thumbs.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { userIcon } from '../../../src/ui/icons/user.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'under way': (
      <OrderCard
        title="Ordine 100245"
        badge={<Badge tone="info">In preparazione</Badge>}
        meta="Domani, 18:00–20:00 · 48,20 €"
        thumbs={<Thumbs pictures={somePictures} more="+4" />}
        note="Modificabile fino alle 22:00"
        actions={
          <Button variant="secondary" onClick={spy('onClick')}>
            Modifica
          </Button>
        }
      />
    ),
    'not paid': (
      <OrderCard
        title="Ordine 100246"
        badge={<Badge tone="danger">Da pagare</Badge>}
        meta="48,20 €"
        note="Manca il pagamento"
        noteTone="danger"
        actions={<Button onClick={spy('onClick')}>Paga ora</Button>}
      />
    ),
    'of a person': (
      <OrderCard
        title="Venerdì 13 novembre, 18–20"
        meta="Ordine 100248 · 148,90 €"
        facts={[
          { icon: userIcon, text: 'Cucina' },
          { icon: mapPinIcon, text: longName },
        ]}
      />
    ),
    'with a warning': (
      <OrderCard
        title="Ordine 100247"
        meta="48,20 €"
        note="Un prodotto non è più disponibile"
        noteTone="warning"
      />
    ),
    'long text': (
      <OrderCard
        title={longName}
        badge={<Badge tone="success">Consegnato</Badge>}
        meta={longText}
        note={longText}
      />
    ),
    'with everything': (
      <OrderCard
        title="Ordine 100249"
        badge={<Badge tone="info">In preparazione</Badge>}
        meta="Domani, 18:00–20:00 · 48,20 €"
        facts={many(6, (at) => ({ icon: userIcon, text: `Fatto ${at}` }))}
        thumbs={<Thumbs pictures={somePictures} more="+4" />}
        note="Manca il pagamento"
        noteTone="danger"
        actions={<Button onClick={spy('onClick')}>Paga l’ordine 100249</Button>}
      />
    ),
    'no fact and one': (
      <>
        <OrderCard title="Ordine 100250" meta="48,20 €" facts={[]} />
        <OrderCard title="Ordine 100251" meta="48,20 €" facts={[{ icon: userIcon, text: 'Cucina' }]} />
      </>
    ),
  }),
});
