import { many } from '../../fixtures/more.ts';
import { HeartButton } from '../../../src/ui/buttons/HeartButton.tsx';
import { aPicture, somePictures } from '../../fixtures/samples.ts';
import { Gallery } from '../../../src/ui/commerce/Gallery.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'several pictures': [
      keys('Tab').focus('Mostra la foto 1'),
      keys('Tab').focus('Mostra la foto 2'),
      keys('Enter'),
      keys('Tab').focus('Mostra la foto 3'),
      keys('Space'),
      keys('Tab').focus(null),
    ],
  },
  states: (spy) => ({
    'several pictures': (
      <Gallery
        pictures={somePictures}
        showLabel={(number) => `Mostra la foto ${number}`}
        badges={<Badge tone="promo">−20%</Badge>}
      />
    ),
    'one picture': <Gallery pictures={[aPicture]} showLabel={(number) => `Mostra la foto ${number}`} />,
    'sold out': (
      <Gallery isSoldOut pictures={[aPicture]} showLabel={(number) => `Mostra la foto ${number}`} />
    ),
    empty: <Gallery pictures={[]} showLabel={(number) => `Mostra la foto ${number}`} />,
    'with everything, nine pictures': (
      <Gallery
        isSoldOut
        pictures={many(9, (at) => ({ src: `/media/penne-rigate.webp?${at}` }))}
        showLabel={(number) => `Mostra la foto ${number} di nove`}
        badges={<Badge tone="promo">−20%</Badge>}
        heart={<HeartButton pressed label="Preferito: Penne rigate" onClick={spy('onHeart')} />}
      />
    ),
  }),
});
