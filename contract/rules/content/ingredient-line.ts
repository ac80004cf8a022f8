import type { Recipe } from '../../api/content/recipe.ts';
import { readLine } from '../shopping-list/read-line.ts';

/** An ingredient as it is said, `400 g di rigatoni`, with its product, if the shop sells one for it (B-39). */
export function ingredientOf(
  line: string,
  { product, pantry }: { product: string | null; pantry: boolean },
): Recipe['acf']['ingredients'][number] {
  const { words, quantity, unit } = readLine(line);
  // Without an amount the cook decides.
  return { name: words, amount: quantity, unit: unit ?? 'piece', product, pantry };
}
