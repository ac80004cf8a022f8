import { longText } from '../../fixtures/samples.ts';
import { TopBar } from '../../../src/ui/feedback/TopBar.tsx';
import { wifiOffIcon } from '../../../src/ui/icons/device/wifi-off.ts';
import { infoIcon } from '../../../src/ui/icons/info.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  isOverlay: true,
  states: (spy) => ({
    'nothing to tell': <TopBar says={null} />,
    plain: <TopBar says={{ icon: wifiOffIcon, title: 'Sei senza rete.', text: '3 modifiche aspettano.' }} />,
    'with a button': (
      <TopBar
        says={{ icon: infoIcon, title: '1 modifica da decidere' }}
        action={{ label: 'Decidi', onClick: spy('onClick') }}
      />
    ),
    'long text': (
      <TopBar
        says={{ icon: wifiOffIcon, title: 'Sei senza rete.', text: longText }}
        action={{ label: 'Decidi', onClick: spy('onClick') }}
      />
    ),
  }),
});
