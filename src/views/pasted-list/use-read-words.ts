import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { contentText } from '../../text/quantity.ts';
import type { ReadAs } from '../../../contract/rules/shopping-list/amount-of-product.ts';
import { takenMatch } from '../../../machines/pasted-list/pasted-list.selectors.ts';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';

/** How a line was read, where that is not what stands there; empty where it is. */
export function useReadWords(): (line: ListLine) => string {
  const { t } = useLingui();
  const amountWords = (readAs: ReadAs | null): string => {
    if (readAs === null) return '';
    if (readAs.kind === 'unmeasured') return t`non si vende così: controlla la quantità`;
    if (readAs.kind === 'bounded') return t`la quantità più vicina`;
    const content = readAs.unit === 'pz' ? String(readAs.content) : contentText(readAs.content, readAs.unit);
    return t`${plural(readAs.packs, { one: `# confezione da ${content}`, other: `# confezioni da ${content}` })}`;
  };
  return (line) => {
    const { corrected, leftOut, state, matches } = line.matched;
    const isNoneThere = matches.length > 0 && matches.every(({ product }) => product.available <= 0);
    return [
      state === 'choose' ? t`scegli` : '',
      corrected === null ? '' : t`letto: ${corrected}`,
      leftOut.length === 0 ? '' : t`senza «${leftOut.join(', ')}»`,
      isNoneThere ? t`non c’è per il giorno della consegna` : '',
      amountWords(takenMatch(line)?.readAs ?? null),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
