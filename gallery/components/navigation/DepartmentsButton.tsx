import { DepartmentsButton } from '../../../src/ui/navigation/DepartmentsButton.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    closed: [keys('Tab').focus('Reparti'), keys('Enter').calls('onClick'), keys('Space').calls('onClick')],
  },
  background: 'header',
  states: (spy) => ({
    closed: <DepartmentsButton label="Reparti" open={false} onClick={spy('onClick')} />,
    open: <DepartmentsButton label="Reparti" open onClick={spy('onClick')} />,
  }),
});
