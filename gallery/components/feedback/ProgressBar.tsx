import { ProgressBar } from '../../../src/ui/feedback/ProgressBar.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    waiting: <ProgressBar label="Caricamento" />,
  }),
});
