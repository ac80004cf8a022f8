import { UserButton, UserLink } from '../../../src/ui/navigation/UserButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  background: 'header',
  states: (spy) => ({
    button: <UserButton label="Accedi" onClick={spy('onClick')} />,
    link: <UserLink label="Il mio profilo" href="/profile" />,
  }),
});
