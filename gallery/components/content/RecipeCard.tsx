import { RecipeCard, RecipeCards } from '../../../src/ui/content/RecipeCard.tsx';
import { galleryComponent } from '../../component.tsx';
import { longName } from '../../fixtures/samples.ts';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <RecipeCards label="Ricette">
        <RecipeCard
          href="/ricette/amatriciana"
          title="Amatriciana"
          picture="/media/emoji/1f35d-480.webp"
          facts="30 minuti · per 4 persone"
        >
          La pasta del giovedì.
        </RecipeCard>
      </RecipeCards>
    ),
    'long text, no picture': (
      <RecipeCards label="Ricette">
        <RecipeCard href="/ricette/x" title={longName} facts={longName} />
      </RecipeCards>
    ),
  }),
});
