import { longName } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { ListCard, ListCards } from '../../../src/ui/commerce/ListCard.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { starIcon } from '../../../src/ui/icons/star.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'side by side': (
      <ListCards>
        <ListCard
          name="Spesa del sabato"
          href="/profile/lists/31"
          size="24 prodotti"
          badge={<Badge icon={starIcon}>Predefinita</Badge>}
          action={<Button onClick={spy('onClick')}>Aggiungi tutto</Button>}
        />
        <ListCard name="Colazione" href="/profile/lists/32" size="Nessun prodotto" />
      </ListCards>
    ),
    'long text': (
      <ListCards>
        <ListCard name={longName} href="/profile/lists/33" size="1 prodotto" />
      </ListCards>
    ),
  }),
});
