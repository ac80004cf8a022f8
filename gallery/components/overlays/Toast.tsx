import { Text } from '../../../src/ui/primitives/Text.tsx';
import { many } from '../../fixtures/more.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { mainId } from '../../../src/ui/layout/main-id.ts';
import { Dialog } from '../../../src/ui/overlays/Dialog.tsx';
import { Held } from '../../Held.tsx';
import { leafIcon } from '../../../src/ui/icons/leaf.ts';
import { aPicture, longName, longText } from '../../fixtures/samples.ts';
import { Toast, ToastRegion } from '../../../src/ui/overlays/Toast.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'one after the other': [
      keys('Tab').focus('Chiudi'),
      keys('Enter').calls('onClose').focus('Annulla'),
      keys('Enter').calls('onAction').focus('La pagina'),
    ],
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
    'one after the other': (
      <Held from={2}>
        {(left, hold) => (
          <>
            <ToastRegion
              label="Messaggi"
              polite={
                left === 2 && (
                  <Toast
                    close={{
                      label: 'Chiudi',
                      onClick: () => {
                        spy('onClose')();
                        hold(1);
                      },
                    }}
                  >
                    Penne rigate nel carrello
                  </Toast>
                )
              }
              assertive={
                left > 0 && (
                  <Toast
                    action={{
                      label: 'Annulla',
                      onClick: () => {
                        spy('onAction')();
                        hold(0);
                      },
                    }}
                  >
                    Tolte dal carrello
                  </Toast>
                )
              }
            />
            <div id={mainId} tabIndex={-1} role="region" aria-label="La pagina">
              I prodotti.
            </div>
          </>
        )}
      </Held>
    ),
    'over a dialog': (
      <>
        <ToastRegion
          label="Messaggi"
          polite={<Toast>Salvato</Toast>}
          assertive={<Toast>Nessuna rete</Toast>}
        />
        <Dialog open title="Dove consegniamo?" closeLabel="Chiudi" onClose={spy('onClose')}>
          <Stack>
            {many(4, (at) => (
              <Text key={at}>{longText}</Text>
            ))}
          </Stack>
        </Dialog>
      </>
    ),
    'two ways out': (
      <ToastRegion
        label="Messaggi"
        polite={
          <Toast
            icon={leafIcon}
            dismissal={{ label: 'Scarta', onClick: spy('onDismissal') }}
            action={{ label: 'Salva', onClick: spy('onAction') }}
          >
            2 quantità da salvare
          </Toast>
        }
        assertive={<Toast dismissal={{ label: 'Scarta', onClick: spy('onDismissal') }}>Nessuna rete</Toast>}
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
