import { useLingui } from '@lingui/react/macro';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { eyeIcon } from '../../ui/icons/eye.ts';
import { pencilIcon } from '../../ui/icons/pencil.ts';
import { starIcon } from '../../ui/icons/star.ts';

/** Whether a list is the default, and whose it is when it is not the shopper's own (LIST-05, LIST-08). */
export function ListBadges({ list: { selected, sharingData } }: { list: Wishlist }) {
  const { t } = useLingui();
  const { grant, ownerName } = sharingData;
  return (
    <>
      {selected && <Badge icon={starIcon}>{t`Predefinita`}</Badge>}
      {grant === 'READ' && <Badge icon={eyeIcon}>{t`Di ${ownerName}, sola lettura`}</Badge>}
      {grant === 'WRITE' && <Badge icon={pencilIcon}>{t`Di ${ownerName}, la puoi modificare`}</Badge>}
    </>
  );
}
