import { Button } from '../../../src/ui/buttons/Button.tsx';
import { LogoPicture } from '../../../src/ui/navigation/Logo.tsx';
import { Cover } from '../../../src/ui/overlays/Cover.tsx';
import { galleryComponent } from '../../component.tsx';
import { longName, longText } from '../../fixtures/samples.ts';
import { WithLogo } from '../../WithLogo.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    plain: [
      keys('Escape'),
      keys('Tab').focus('Aggiorna ora'),
      keys('Tab').focus('Aggiorna ora'),
      keys('Enter').calls('onClick'),
      keys('Escape'),
    ],
  },
  isOverlay: true,
  states: (spy) => ({
    plain: (
      <WithLogo>
        {(logo) => (
          <Cover
            logo={<LogoPicture of={logo} ground="page" />}
            picture="/media/emoji/1f6cd-fe0f-240.webp"
            title="C’è una nuova versione"
            action={<Button onClick={spy('onClick')}>Aggiorna ora</Button>}
            small="Versione 1.1.29"
          >
            Ci vogliono pochi secondi.
          </Cover>
        )}
      </WithLogo>
    ),
    'long text': (
      <WithLogo>
        {(logo) => (
          <Cover
            logo={<LogoPicture of={logo} ground="page" />}
            picture="/media/emoji/1f6cd-fe0f-240.webp"
            title={longName}
            action={<Button onClick={spy('onClick')}>{longName}</Button>}
            small={longText}
          >
            {longText}
          </Cover>
        )}
      </WithLogo>
    ),
  }),
});
