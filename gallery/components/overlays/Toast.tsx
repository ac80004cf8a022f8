import { longName } from '../../fixtures/samples.ts';
import { Toast, ToastRegion } from '../../../src/ui/overlays/Toast.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  covers: true,
  states: (heard) => ({
    'both kinds': (
      <ToastRegion
        label="Messaggi"
        polite={
          <Toast
            action={{ label: 'Annulla', onClick: heard('onAction') }}
            close={{ label: 'Chiudi', onClick: heard('onClose') }}
          >
            Penne rigate nel carrello
          </Toast>
        }
        assertive={
          <Toast tone="danger" close={{ label: 'Chiudi l’errore', onClick: heard('onClose') }}>
            Non è stato possibile aggiungere
          </Toast>
        }
        onPause={heard('onPause')}
        onResume={heard('onResume')}
      />
    ),
    empty: <ToastRegion label="Messaggi" />,
    'long text': (
      <ToastRegion
        label="Messaggi"
        polite={
          <Toast
            action={{ label: 'Annulla', onClick: heard('onAction') }}
            close={{ label: 'Chiudi', onClick: heard('onClose') }}
          >
            {longName}
          </Toast>
        }
      />
    ),
  }),
});
