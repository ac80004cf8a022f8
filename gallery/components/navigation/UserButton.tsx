import { UserButton, UserLink } from '../../../src/ui/navigation/UserButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  ground: 'header',
  states: (heard) => ({
    button: <UserButton label="Accedi" onClick={heard('onClick')} />,
    link: <UserLink label="Il mio profilo" href="/profile" />,
  }),
});
