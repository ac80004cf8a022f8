import { Spinner } from '../../../src/ui/feedback/Spinner.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    turning: <Spinner />,
  }),
});
