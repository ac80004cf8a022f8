import { Button } from '../../../src/ui/buttons/Button.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { Banner } from '../../../src/ui/overlays/Banner.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { longName } from '../../fixtures/samples.ts';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    asked: [
      keys('Tab').focus('Rifiuta'),
      keys('Enter').calls('onNo'),
      keys('Tab').focus('Accetta'),
      keys('Space').calls('onYes'),
      keys('Tab').focus('Chiudi la domanda'),
      keys('Enter').calls('onClose'),
    ],
  },
  isOverlay: true,
  states: (spy) => {
    const banner = (words: string) => (
      <Banner
        title="Una domanda"
        isAsked
        actions={
          <>
            <Button variant="secondary" onClick={spy('onNo')}>
              Rifiuta
            </Button>
            <Button variant="secondary" onClick={spy('onYes')}>
              Accetta
            </Button>
          </>
        }
        close={<IconButton label="Chiudi la domanda" icon={closeIcon} onClick={spy('onClose')} />}
      >
        <Text size="sm">{words}</Text>
      </Banner>
    );
    return { asked: banner('Usiamo solo il necessario.'), 'long text': banner(longName.repeat(6)) };
  },
});
