import { many } from '../../fixtures/more.ts';
import { somePictures } from '../../fixtures/samples.ts';
import { Thumbs } from '../../../src/ui/commerce/Thumbs.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    few: <Thumbs pictures={somePictures} />,
    more: <Thumbs pictures={somePictures} more="+4" />,
    empty: <Thumbs pictures={[]} />,
    'one and six': (
      <>
        <Thumbs pictures={somePictures.slice(0, 1)} />
        <Thumbs pictures={many(6, (at) => ({ src: `/media/penne-rigate.webp?${at}` }))} />
      </>
    ),
  }),
});
