import { many } from '../../fixtures/more.ts';
import { Segmented } from '../../../src/ui/forms/Segmented.tsx';
import { storeIcon } from '../../../src/ui/icons/store.ts';
import { truckIcon } from '../../../src/ui/icons/truck.ts';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    followed: [
      keys('Tab').focus('A casa').shows('tab "A casa" [selected]'),
      keys('ArrowRight').focus('In negozio').shows('tab "A casa" [selected]', 'Consegna a casa'),
      keys('Space').calls('onSelect', 'store').shows('tab "In negozio" [selected]', 'Ritiro in negozio'),
      keys('ArrowRight').focus('A casa'),
      keys('ArrowLeft').focus('In negozio'),
      keys('Home').focus('A casa'),
      keys('Enter').calls('onSelect', 'home').shows('Consegna a casa'),
      keys('End').focus('In negozio'),
      keys('Tab').focus(null),
    ],
  },
  states: (spy) => ({
    two: (
      <>
        <Segmented
          label="Come"
          segments={[
            { id: 'home', label: 'A casa', icon: truckIcon },
            { id: 'store', label: 'In negozio', icon: storeIcon },
          ]}
          selected="home"
          panelId="segments-a"
          onSelect={spy('onSelect')}
        />
        <div id="segments-a" role="tabpanel" aria-label="Come">
          Consegna a casa
        </div>
      </>
    ),
    followed: (
      <Held from="home">
        {(selected, hold) => (
          <>
            <Segmented
              label="Come"
              segments={[
                { id: 'home', label: 'A casa' },
                { id: 'store', label: 'In negozio' },
              ]}
              selected={selected}
              panelId="segments-c"
              onSelect={(id) => {
                spy('onSelect')(id);
                hold(id);
              }}
            />
            <div id="segments-c" role="tabpanel" aria-label="Come">
              {selected === 'home' ? 'Consegna a casa' : 'Ritiro in negozio'}
            </div>
          </>
        )}
      </Held>
    ),
    'long text': (
      <>
        <Segmented
          label="Come"
          segments={[
            { id: 'home', label: 'Consegna a domicilio' },
            { id: 'store', label: 'Ritiro nel punto vendita' },
          ]}
          selected="store"
          panelId="segments-b"
          onSelect={spy('onSelect')}
        />
        <div id="segments-b" role="tabpanel" aria-label="Come">
          Ritiro
        </div>
      </>
    ),
    five: (
      <>
        <Segmented
          label="Cinque"
          fit
          segments={many(5, (at) => ({ id: `s${at}`, label: `Parte ${at}` }))}
          selected="s1"
          panelId="segments-d"
          onSelect={spy('onSelect')}
        />
        <div id="segments-d" role="tabpanel" aria-label="Cinque">
          La prima
        </div>
      </>
    ),
  }),
});
