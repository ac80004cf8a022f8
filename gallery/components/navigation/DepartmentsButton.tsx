import { DepartmentsButton } from '../../../src/ui/navigation/DepartmentsButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  ground: 'header',
  states: (heard) => ({
    closed: <DepartmentsButton label="Reparti" open={false} onClick={heard('onClick')} />,
    open: <DepartmentsButton label="Reparti" open onClick={heard('onClick')} />,
  }),
});
