import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Recipe } from '../../../contract/api/content/recipe.ts';

/** How long a recipe takes, and for how many it is written. */
export function useRecipeFacts(): (recipe: Recipe) => string {
  const { t } = useLingui();
  return ({ acf: { minutes, servings } }) => {
    const time = t`${plural(minutes, { one: '# minuto', other: '# minuti' })}`;
    const table = t`${plural(servings, { one: 'per # persona', other: 'per # persone' })}`;
    return `${time} · ${table}`;
  };
}
