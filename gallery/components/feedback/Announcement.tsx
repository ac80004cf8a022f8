import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { mainId } from '../../../src/ui/layout/main-id.ts';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { Announcement } from '../../../src/ui/feedback/Announcement.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  keyboard: {
    'above the page': [
      keys('Tab').focus('Chiudi l’avviso della pagina'),
      keys('Enter').calls('onClose').focus('La pagina'),
    ],
  },
  states: (spy) => ({
    'above the page': (
      <Stack>
        <Held from={1}>
          {(left, hold) =>
            left === 1 && (
              <Announcement
                title="Giovedì restiamo chiusi"
                version="c"
                closeLabel="Chiudi l’avviso della pagina"
                onClose={() => {
                  spy('onClose')();
                  hold(0);
                }}
              >
                <p>I furgoni ripartono venerdì mattina.</p>
              </Announcement>
            )
          }
        </Held>
        <div id={mainId} tabIndex={-1} role="region" aria-label="La pagina">
          I prodotti.
        </div>
      </Stack>
    ),
    plain: (
      <Announcement
        title="Martedì 8 dicembre restiamo chiusi"
        version="a"
        closeLabel="Chiudi l’avviso"
        onClose={spy('onClose')}
      >
        <p>I furgoni ripartono mercoledì mattina.</p>
      </Announcement>
    ),
    'long text': (
      <Announcement title={longName} version="b" closeLabel="Chiudi: testo lungo" onClose={spy('onClose')}>
        <p>{longText}</p>
        <p>{longText}</p>
      </Announcement>
    ),
  }),
});
