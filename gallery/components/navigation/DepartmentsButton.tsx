import { DepartmentsButton } from '../../../src/ui/navigation/DepartmentsButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  background: 'header',
  states: (spy) => ({
    closed: <DepartmentsButton label="Reparti" open={false} onClick={spy('onClick')} />,
    open: <DepartmentsButton label="Reparti" open onClick={spy('onClick')} />,
  }),
});
