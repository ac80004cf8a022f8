import { Countdown } from '../../../src/ui/feedback/Countdown.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    running: <Countdown>14:59</Countdown>,
  }),
});
