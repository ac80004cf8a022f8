import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Ingredient } from '../../contract/rules/content/recipe-amounts.ts';
import { countedText } from '../../contract/rules/language/money-text.ts';
import { language } from '#language';
import { contentText } from './quantity.ts';

/** An ingredient as a recipe lists it: '400 g di rigatoni', '1½ sedano', 'sale, q.b.'. */
export function ingredientText(
  say: (message: MessageDescriptor) => string,
  { name, amount, unit }: Omit<Ingredient, 'product' | 'pantry'>,
): string {
  if (amount === null) return say(msg`${name}, q.b.`);
  const counted = countedText(amount, language);
  switch (unit) {
    case 'piece':
      return `${counted} ${name}`;
    case 'pack':
      return amount > 1
        ? say(msg`${counted} confezioni di ${name}`)
        : say(msg`${counted} confezione di ${name}`);
    default: {
      const content = contentText(amount, unit);
      return say(msg`${content} di ${name}`);
    }
  }
}
