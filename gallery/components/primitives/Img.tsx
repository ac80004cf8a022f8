import { Img } from '../../../src/ui/primitives/Img.tsx';
import { galleryComponent } from '../../component.tsx';

const apple = '/media/emoji/1f34e-240.webp';

export const view = galleryComponent({
  states: () => ({
    decorative: <Img src={apple} width={88} height={88} />,
    'with a text': <Img src={apple} alt="Una mela rossa" width={88} height={88} />,
    'in several widths': (
      <Img
        src={apple}
        srcSet={`/media/emoji/1f34e-128.webp 128w, ${apple} 240w`}
        sizes="5rem"
        width={88}
        height={88}
      />
    ),
  }),
});
