import { leafIcon } from '../../../src/ui/icons/leaf.ts';
import { aPicture, longName } from '../../fixtures/samples.ts';
import { Toast, ToastRegion } from '../../../src/ui/overlays/Toast.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'both kinds': [
      keys('Tab').focus('Annulla').calls('onPause'),
      keys('Enter').calls('onAction'),
      keys('Tab').focus('Chiudi').calls('onPause'),
      keys('Enter').calls('onClose'),
      keys('Tab').focus('Chiudi l’errore').calls('onPause'),
      keys('Space').calls('onClose'),
      keys('Tab').focus(null).calls('onResume'),
    ],
  },
  isOverlay: true,
  states: (spy) => ({
    'both kinds': (
      <ToastRegion
        label="Messaggi"
        polite={
          <Toast
            picture={aPicture}
            action={{ label: 'Annulla', onClick: spy('onAction') }}
            close={{ label: 'Chiudi', onClick: spy('onClose') }}
          >
            Penne rigate nel carrello
          </Toast>
        }
        assertive={
          <Toast tone="danger" close={{ label: 'Chiudi l’errore', onClick: spy('onClose') }}>
            Non è stato possibile aggiungere
          </Toast>
        }
        onPause={spy('onPause')}
        onResume={spy('onResume')}
      />
    ),
    empty: <ToastRegion label="Messaggi" />,
    'long text': (
      <ToastRegion
        label="Messaggi"
        polite={
          <Toast
            action={{ label: 'Annulla', onClick: spy('onAction') }}
            close={{ label: 'Chiudi', onClick: spy('onClose') }}
          >
            {longName}
          </Toast>
        }
      />
    ),
    'with everything, and alone': (
      <ToastRegion
        label="Messaggi"
        polite={
          <Toast
            tone="danger"
            icon={leafIcon}
            picture={aPicture}
            action={{ label: 'Annulla', onClick: spy('onAction') }}
            close={{ label: 'Chiudi', onClick: spy('onClose') }}
          >
            Penne rigate nel carrello
          </Toast>
        }
        assertive={<Toast>Nessuna rete</Toast>}
      />
    ),
  }),
});
