import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnGift } from '../../../contract/api/account/loyalty.ts';
import { giftGroup } from '../../../contract/rules/checkout/gift-state.ts';
import { moneyOfCents } from '../../text/money.ts';
import { usePointsText } from '../loyalty/use-points-text.ts';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

interface Losses {
  points: number;
  gifts: readonly OwnGift[];
  lists: number;
}

/**
 * What goes with the account: in numbers where they are known, points only where the brand gives any. Null for whom has
 * nothing to lose.
 */
export function useLossesText(losses: Losses | null): string | null {
  const { t, i18n } = useLingui();
  const { today, tenant } = useShop();
  const hasLoyalty = useHas('loyalty');
  const hasLists = useHas('lists');
  const givesPoints = hasLoyalty && tenant.facts.pointsPerEuro > 0;
  const points = usePointsText(losses?.points ?? 0);
  const usable = losses?.gifts.filter((gift) => giftGroup(gift, today) === 'usable') ?? [];
  const sum = moneyOfCents(usable.reduce((cents, { giftTotal }) => cents + Math.round(giftTotal * 100), 0));
  const gifts = t`${plural(usable.length, { one: `# buono da ${sum}`, other: `# buoni per ${sum}` })}`;
  const lists = t`${plural(losses?.lists ?? 0, { one: '# lista', other: '# liste' })}`;
  const lost =
    losses === null
      ? [
          ...(givesPoints ? [t`punti`] : []),
          ...(hasLoyalty ? [t`buoni`] : []),
          ...(hasLists ? [t`liste`] : []),
        ]
      : [
          ...(givesPoints && losses.points > 0 ? [points] : []),
          ...(usable.length > 0 ? [gifts] : []),
          ...(losses.lists > 0 ? [lists] : []),
        ];
  const named = new Intl.ListFormat(i18n.locale).format(lost);
  return lost.length === 0 ? null : t`Perdi ${named}`;
}
