import { QuickForm } from '../../../src/ui/form-layout/QuickForm.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: <QuickForm action="/" name="place" label="Arriviamo da te? Scrivi il CAP" send="Controlla" />,
  }),
});
