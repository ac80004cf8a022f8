import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { arrowLeftIcon } from '../../../src/ui/icons/arrow-left.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { DepartmentList } from '../../../src/ui/navigation/DepartmentList.tsx';
import { Drawer, DrawerActions } from '../../../src/ui/overlays/Drawer.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { at, keys, types } from '../../keyboard.ts';

const stepper = (
  <Stepper
    label="Quantità di Penne rigate"
    text="4"
    quantityLabel="Quantità"
    decrease={{ label: 'Diminuisci', onClick: () => undefined }}
    increase={{ label: 'Aumenta', onClick: () => undefined }}
    onType={() => undefined}
  />
);

export const view = galleryComponent({
  keyboard: {
    'a field that takes Escape': [
      at('Quantità'),
      types('7').shows('textbox "Quantità": "7"'),
      keys('Escape').shows('textbox "Quantità": "4"'),
      keys('Escape').calls('onClose'),
    ],
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
    'a field that takes Escape': (
      <Drawer open side="right" title="Una quantità" closeLabel="Chiudi" onClose={spy('onClose')}>
        {stepper}
      </Drawer>
    ),
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
              <Drawer
                open={open}
                side="right"
                title="Una prova"
                closeLabel="Chiudi"
                onClose={close('onClose')}
              >
                <label>
                  Nome <input type="text" />
                </label>
              </Drawer>
            </Stack>
          );
        }}
      </Held>
    ),

    right: (
      <Drawer
        open
        side="right"
        title="Carrello"
        note="5 prodotti"
        lead={<IconButton label="Indietro" icon={arrowLeftIcon} onClick={spy('onBack')} />}
        closeLabel="Chiudi"
        onClose={spy('onClose')}
        footer={
          <DrawerActions
            primary={
              <Button block onClick={spy('onPrimary')}>
                Vai alla cassa
              </Button>
            }
            secondary={
              <Button block variant="secondary" onClick={spy('onSecondary')}>
                Vai al carrello
              </Button>
            }
          />
        }
      >
        <Text>I prodotti.</Text>
      </Drawer>
    ),
    left: (
      <Drawer
        open
        side="left"
        title="Reparti"
        lead={<IconButton label="Indietro" icon={arrowLeftIcon} onClick={spy('onBack')} />}
        closeLabel="Chiudi"
        onClose={spy('onClose')}
      >
        <DepartmentList items={[{ id: 'a', label: 'Dispensa', href: '/a' }]} />
      </Drawer>
    ),
    'long text': (
      <Drawer
        open
        side="right"
        title={longName}
        note="1.204 prodotti"
        closeLabel="Chiudi"
        onClose={spy('onClose')}
        footer={
          <DrawerActions
            primary={
              <Button block onClick={spy('onPrimary')}>
                {longName}
              </Button>
            }
          />
        }
      >
        <Stack>
          <TextLink alone href="/help">
            Aiuto
          </TextLink>
          {Array.from({ length: 8 }, (_, index) => (
            <Text key={index}>{longText}</Text>
          ))}
        </Stack>
      </Drawer>
    ),
  }),
});
