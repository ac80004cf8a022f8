import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  chosenPlaceId,
  finderKind,
  isFinderChoosing,
  isPlaceSelecting,
} from '../../../machines/store-finder/store-finder.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { FinderRef } from './finder-ref.ts';

/** Takes the chosen store or locker for the cart (ADR-31, ADR-32). */
export function StoreFinderConfirm({ finder }: { finder: FinderRef }) {
  const { t } = useLingui();
  const kind = useSelector(finder, finderKind);
  const chosenId = useSelector(finder, chosenPlaceId);
  const choosing = useSelector(finder, isFinderChoosing);
  const selecting = useSelector(finder, isPlaceSelecting);
  const nothing = kind === 'store' ? t`Scegli un negozio` : t`Scegli un locker`;
  return (
    <Button
      busy={selecting}
      disabledReason={chosenId === null ? nothing : choosing || selecting ? undefined : t`Un momento`}
      reasonHidden
      onClick={() => finder.send({ type: 'place.confirm' })}
    >
      {t`Conferma indirizzo`}
    </Button>
  );
}
