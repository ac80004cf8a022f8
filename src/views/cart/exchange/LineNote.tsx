import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import { NoteButton } from '../../../ui/buttons/NoteButton.tsx';
import { pencilIcon } from '../../../ui/icons/pencil.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import type { LineNoteRef } from './exchange-refs.ts';
import { usePlacedFocus } from './use-placed-focus.ts';
import { nameText } from '../../../ui/primitives/DataText.tsx';

/** How the goods of a line are wanted, and the way to say it otherwise; a line without a note says nothing. */
export function LineNote({ item, lineNote }: { item: CartItem; lineNote: LineNoteRef }) {
  const { t } = useLingui();
  const { itemId, product, cartItemInfo } = item;
  const { note } = cartItemInfo;
  usePlacedFocus(product);
  if (itemId < 0 || note === undefined) return null;
  return (
    <NoteButton icon={pencilIcon} onClick={() => lineNote.send({ type: 'note.open', itemId, note })}>
      {t`Nota: ${note}`}
      <VisuallyHidden>
        {' ('}
        {nameText(product)})
      </VisuallyHidden>
    </NoteButton>
  );
}
