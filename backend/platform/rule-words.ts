import { ruleWords as american } from '../../contract/rules/words/en-US.ts';
import { ruleWords as italian } from '../../contract/rules/words/it.ts';
import type { RuleWords } from '../../contract/rules/words/rule-words.ts';
import type { Said } from './said.ts';

/** What the rules of fields say, in English by the Italian they speak here. */
const english: ReadonlyMap<string, string> = new Map(
  // The keys of an object of this type.
  (Object.keys(italian) as (keyof RuleWords)[]).flatMap((name) => {
    const [text, said] = [italian[name], american[name]];
    return typeof text === 'string' && typeof said === 'string' ? [[text, said] as const] : [];
  }),
);

const counting = ['atMost', 'exactly', 'passwordLength', 'age', 'orderNotes'] as const;

/** What they say with a number in it: what stands before and after it. One has words of its own. */
const counted = counting.flatMap((name) =>
  [1, 2].map((sample) => {
    const [before = '', after = ''] = italian[name](sample).split(String(sample));
    return { before, after, write: american[name] };
  }),
);

/** The words of a rule in every language; those of a rule nobody put into English stay as they are. */
export function saidByRule(it: string): Said {
  const known = english.get(it);
  if (known !== undefined) return { it, 'en-US': known };
  for (const { before, after, write } of counted) {
    if (!it.startsWith(before) || !it.endsWith(after)) continue;
    const amount = it.slice(before.length, it.length - after.length);
    if (/^\d+$/.test(amount)) return { it, 'en-US': write(Number(amount)) };
  }
  return { it, 'en-US': it };
}
