import { heartIcon } from '../../../src/ui/icons/account/heart.ts';
import { logOutIcon } from '../../../src/ui/icons/log-out.ts';
import { UserMenu } from '../../../src/ui/navigation/UserMenu.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
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
    return { closed: menu(false), open: menu(true) };
  },
});
