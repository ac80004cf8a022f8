import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { HintCard } from '../../../src/ui/overlays/HintCard.tsx';
import { galleryComponent } from '../../component.tsx';
import { WithLogo } from '../../WithLogo.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    plain: [
      keys('Tab').focus('Chiudi'),
      keys('Enter').calls('onClose'),
      keys('Tab').focus('Installa'),
      keys('Enter').calls('onInstall'),
    ],
  },
  isOverlay: true,
  states: (spy) => ({
    plain: (
      <WithLogo>
        {(logo) => (
          <HintCard
            label="Installa"
            logo={logo}
            title="Bottega sul telefono"
            wideTitle="Bottega come app"
            text="Si apre anche senza rete"
            close={<IconButton label="Chiudi" icon={closeIcon} onClick={spy('onClose')} />}
            actions={<Button onClick={spy('onInstall')}>Installa</Button>}
          />
        )}
      </WithLogo>
    ),
    'long text': (
      <WithLogo>
        {(logo) => (
          <HintCard
            label="Testo lungo"
            logo={logo}
            title={longName}
            wideTitle={longName}
            text={longText}
            close={<IconButton label="Chiudi: testo lungo" icon={closeIcon} onClick={spy('onClose')} />}
            actions={<Button onClick={spy('onInstall')}>Va bene</Button>}
          />
        )}
      </WithLogo>
    ),
  }),
});
