import { CameraPicture } from '../../../src/ui/feedback/CameraPicture.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({ dark: <CameraPicture label="Ciò che vede la fotocamera" showIn={() => undefined} /> }),
});
