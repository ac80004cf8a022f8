import { longName, longText } from '../../fixtures/samples.ts';
import { FullScreen } from '../../../src/ui/overlays/FullScreen.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

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
            <Stack>
              <Button onClick={() => hold(true)}>Apri</Button>
              <FullScreen open={open} title="Una prova" closeLabel="Chiudi" onClose={close('onClose')}>
                <label>
                  Nome <input type="text" />
                </label>
              </FullScreen>
            </Stack>
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
