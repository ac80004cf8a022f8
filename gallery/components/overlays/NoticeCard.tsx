import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { bellRingIcon } from '../../../src/ui/icons/device/bell-ring.ts';
import { NoticeCard } from '../../../src/ui/overlays/NoticeCard.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    plain: [keys('Tab').focus('Vai a vedere'), keys('Enter').calls('onConfirm')],
  },
  isOverlay: true,
  states: (spy) => ({
    plain: (
      <NoticeCard
        label="Notifica"
        icon={bellRingIcon}
        title="Ordine 104 in viaggio"
        text="La tua spesa sta arrivando."
        actions={<Button onClick={spy('onConfirm')}>Vai a vedere</Button>}
      />
    ),
    'no title': (
      <NoticeCard
        label="Senza titolo"
        icon={bellRingIcon}
        title=""
        text="Riapriamo lunedì."
        actions={<Button onClick={spy('onClose')}>Chiudi</Button>}
      />
    ),
    'long text': (
      <NoticeCard
        label="Testo lungo"
        icon={bellRingIcon}
        title={longName}
        text={longText}
        actions={<Button onClick={spy('onClose')}>Va bene</Button>}
      />
    ),
  }),
});
