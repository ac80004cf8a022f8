import type { Product, ProductOption } from '../../../contract/api/shopping/product.ts';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';
import {
  linesToChoose,
  matchedLines,
  productsToAdd,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { PastedListView } from '../../../src/views/pasted-list/PastedListView.tsx';
import { pastedListModel } from '../../../paths/models/pasted-list/pasted-list.model.ts';
import { many, manyLike, manyProducts } from '../../fixtures/more.ts';
import { pasta } from '../../fixtures/products.ts';
import { openFolds } from '../../open-folds.ts';
import { withContext } from '../../states/reached-states.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

const optionOf = (name: string, count: number): ProductOption => ({
  name,
  parameterName: name.toLowerCase(),
  values: many(count, (at) => ({ key: `valore-${at}`, name: `Valore ${at}` })),
  selected: null,
});

/** A sure line of this product with as many more that it may mean. */
function sureLine([like]: readonly ListLine[], product: Product, more = 0): ListLine {
  if (like === undefined) throw new RangeError('nothing to be like');
  const matches = [product, ...manyProducts(more)].flatMap((one) =>
    manyLike(like.matched.matches, 1, () => ({ product: one, chosen: {} })),
  );
  return {
    matched: { ...like.matched, typed: product.name, state: 'sure', matches },
    choice: { ...like.choice, productId: product.productId },
  };
}

/** Lines with six products to choose from and with four options, words to try and none, and many that are sure. */
const longList = (lines: readonly ListLine[]): ListLine[] => {
  const choice = sureLine(lines, { ...pasta, name: 'Pasta da scegliere' }, 5);
  const inCart = sureLine(lines, pasta);
  const added = { ...inCart, choice: { ...inCart.choice, isAdded: true } };
  const unknown = lines.filter(({ matched }) => matched.state === 'unknown');
  return [
    { ...choice, matched: { ...choice.matched, state: 'choose' } },
    sureLine(lines, { ...pasta, name: 'Pasta sicura' }, 5),
    sureLine(lines, {
      ...pasta,
      name: 'Pasta con opzioni',
      selectOptions: many(4, (at) => optionOf(`Opzione ${at}`, 12)),
    }),
    ...unknown,
    ...[[], ['riso']].flatMap((suggestions) =>
      unknown.map((line) => ({
        ...line,
        matched: { ...line.matched, typed: `boh ${suggestions.length}`, suggestions },
      })),
    ),
    added,
    ...manyProducts(12).map((product) => sureLine(lines, product)),
  ];
};

/** A line that lacks nothing. */
function oneLine(lines: readonly ListLine[]): ListLine[] {
  const line = sureLine(lines, { ...pasta, selectOptions: [optionOf('Formato', 1)] });
  return [{ ...line, choice: { ...line.choice, chosen: { formato: 'valore-1' } } }];
}

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
  variants: (list) => {
    const { lines, error } = list.context;
    const isPlain = error === null && !matchedLines(list).some(({ choice }) => choice.isAdded);
    return list.matches({ shown: 'resting' }) && isPlain && productsToAdd(list, new Set()).length > 0
      ? {
          '': list,
          'one line': withContext(list, { lines: oneLine(lines) }),
          'more than fits': withContext(list, { lines: longList(lines) }),
        }
      : { '': list };
  },
  show: (list, record) => {
    const node = <PastedListView list={standIn('pastedList', list, record)} />;
    // What else a line may mean is folded.
    return { node: list.context.lines.length > 2 ? <div ref={openFolds}>{node}</div> : node };
  },
});
