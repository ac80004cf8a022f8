import { heartIcon } from '../../../src/ui/icons/account/heart.ts';
import { logOutIcon } from '../../../src/ui/icons/log-out.ts';
import { UserMenu } from '../../../src/ui/navigation/UserMenu.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

export const view = galleryComponent({
  keyboard: {
    'in use': [
      keys('Tab').focus('Profilo').hides('list "Profilo"'),
      keys('ArrowUp'),
      keys('ArrowDown').calls('onOpen').focus('Le mie liste').shows('button "Profilo" [expanded]'),
      keys('ArrowDown').focus('I miei ordini'),
      keys('ArrowDown').focus('Esci'),
      keys('ArrowDown').focus('Le mie liste'),
      keys('ArrowUp').focus('Esci'),
      keys('Escape').calls('onClose').focus('Profilo').hides('list "Profilo"'),
      keys('Escape'),
      keys('Enter').calls('onOpen').shows('list "Profilo"'),
      keys('Tab').focus('Le mie liste'),
      keys('Tab', 'Tab').focus('Esci'),
      keys('Tab').focus('Carrello').calls('onClose').hides('list "Profilo"'),
      keys('Shift+Tab').focus('Profilo'),
      keys('Space').calls('onOpen'),
      keys('ArrowUp').focus('Esci'),
      keys('Enter').calls('onLeave').focus('Profilo'),
      keys('Enter').calls('onClose').hides('list "Profilo"'),
    ],
  },
  background: 'header',
  states: (spy) => {
    const menu = (open: boolean) => (
      <UserMenu
        label="Profilo"
        open={open}
        onOpen={spy('onOpen')}
        onClose={spy('onClose')}
        links={[{ href: '/profile/lists', label: 'Le mie liste', icon: heartIcon }]}
        leave={{ label: 'Esci', icon: logOutIcon, onClick: spy('onLeave') }}
      />
    );
    return {
      'in use': (
        <Held from={false}>
          {(open, hold) => (
            <Stack>
              <UserMenu
                label="Profilo"
                open={open}
                onOpen={() => {
                  spy('onOpen')();
                  hold(true);
                }}
                onClose={() => {
                  spy('onClose')();
                  hold(false);
                }}
                links={[
                  { href: '/profile/lists', label: 'Le mie liste', icon: heartIcon },
                  { href: '/profile/orders', label: 'I miei ordini', icon: heartIcon },
                ]}
                leave={{ label: 'Esci', icon: logOutIcon, onClick: spy('onLeave') }}
              />
              <Button>Carrello</Button>
            </Stack>
          )}
        </Held>
      ),
      closed: menu(false),
      open: menu(true),
    };
  },
});
