import { lineNoteModel } from '../../../../paths/models/line-note/line-note.model.ts';
import { LineNoteDialog } from '../../../../src/views/cart/exchange/LineNoteDialog.tsx';
import { cartWithNotes } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { galleryView } from '../../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: lineNoteModel,
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  isShown: (lineNote) => lineNote.hasTag('open'),
  show: (lineNote, record) => ({
    node: <LineNoteDialog cart={cartWithNotes} lineNote={standIn('lineNote', lineNote, record)} />,
  }),
});
