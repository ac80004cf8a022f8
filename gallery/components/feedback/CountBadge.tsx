import { CountBadge } from '../../../src/ui/feedback/CountBadge.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    few: <CountBadge>3</CountBadge>,
    many: <CountBadge>99+</CountBadge>,
  }),
});
