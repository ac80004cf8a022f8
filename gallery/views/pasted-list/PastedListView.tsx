import {
  linesToChoose,
  matchedLines,
  productsToAdd,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { PastedListView } from '../../../src/views/pasted-list/PastedListView.tsx';
import { pastedListModel } from '../../../paths/models/pasted-list/pasted-list.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: pastedListModel,
  variantName: (list) =>
    [
      list.context.text.trim() === '' ? 'nothing typed' : '',
      list.context.lines.length > 0 && productsToAdd(list, new Set()).length === 0 ? 'nothing taken' : '',
      linesToChoose(list, new Set()).length === 0 ? '' : 'an option to choose',
      matchedLines(list).some(({ choice }) => choice.isAdded) ? 'added' : '',
      list.context.help.canPaste ? 'with help' : '',
      list.context.helpFault ?? '',
      list.context.error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (list, record) => ({ node: <PastedListView list={standIn('pastedList', list, record)} /> }),
});
