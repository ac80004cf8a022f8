import { RecipeHead } from '../../../src/ui/content/RecipeHead.tsx';
import { galleryComponent } from '../../component.tsx';
import { longName } from '../../fixtures/samples.ts';

export const view = galleryComponent({
  states: () => ({
    plain: <RecipeHead picture="/media/emoji/1f35d-480.webp">Amatriciana</RecipeHead>,
    'long text, no picture': <RecipeHead>{longName}</RecipeHead>,
  }),
});
