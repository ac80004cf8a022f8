import { longName, longText } from '../../fixtures/samples.ts';
import { FullScreen } from '../../../src/ui/overlays/FullScreen.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'opened and closed': [
      keys('Tab').focus('Apri').hides('dialog'),
      keys('Enter').focus('Una prova').shows('dialog "Una prova"').hides('button "Apri"'),
      keys('Tab').focus('Chiudi'),
      keys('Tab').focus('Nome'),
      keys('Shift+Tab').focus('Chiudi'),
      keys('Escape').calls('onClose').focus('Apri').hides('dialog'),
      keys('Space').focus('Una prova').shows('dialog "Una prova"'),
      keys('Tab').focus('Chiudi'),
      keys('Enter').calls('onClose').focus('Apri').hides('dialog'),
    ],
  },
  isOverlay: true,
  states: (spy) => ({
    'opened and closed': (
      <Held from={false}>
        {(open, hold) => {
          const close = (name: string) => () => {
            spy(name)();
            hold(false);
          };
          return (
            <>
              <button type="button" onClick={() => hold(true)}>
                Apri
              </button>
              <FullScreen open={open} title="Una prova" closeLabel="Chiudi" onClose={close('onClose')}>
                <label>
                  Nome <input type="text" />
                </label>
              </FullScreen>
            </>
          );
        }}
      </Held>
    ),

    plain: (
      <FullScreen open title="Carta fedeltà" closeLabel="Chiudi" onClose={spy('onClose')}>
        <Text>Il contenuto.</Text>
      </FullScreen>
    ),
    'long text': (
      <FullScreen open title={longName} closeLabel="Chiudi" onClose={spy('onClose')}>
        {Array.from({ length: 8 }, (_, index) => (
          <Text key={index}>{longText}</Text>
        ))}
      </FullScreen>
    ),
  }),
});
