import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { lineNoteModel } from '../../../../paths/models/line-note/line-note.model.ts';
import { LineNote } from '../../../../src/views/cart/exchange/LineNote.tsx';
import { ReadNote } from '../../../../src/views/cart/exchange/ReadNote.tsx';
import { Stack } from '../../../../src/ui/layout/Stack.tsx';
import { cartWithNotes } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { galleryView } from '../../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: lineNoteModel,
  isShown: (lineNote) => lineNote.matches('closed'),
  show: (lineNote, record) => ({
    node: (
      <Stack>
        {linesOf(cartWithNotes).map((item) => (
          <Stack key={item.itemId}>
            <LineNote item={item} lineNote={standIn('lineNote', lineNote, record)} />
            <ReadNote item={item} />
          </Stack>
        ))}
      </Stack>
    ),
  }),
});
