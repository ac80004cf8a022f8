import { describe, expect, test } from 'vitest';
import { differingStates, viewText } from '../gallery/state-text.ts';
import { strayTrees } from '../gallery/tree-files.ts';
import { fileOf, filesOf, treesIn, wideOf } from '../gallery/tree-layout.ts';

const treeOf = (name: string, ...states: string[]): string =>
  viewText(
    name,
    states.map((state) => ({ name: state, says: [], tree: '', notes: [], byItself: [], pressed: [] })),
  );

test('gallery/trees holds nothing of what is gone, and no wide tree that says what the narrow one says', () => {
  expect(strayTrees(), 'npm run gallery -- --write').toEqual([]);
});

describe('the files of trees', () => {
  const trees = new Map([
    ['ui/forms/Field', treeOf('ui/forms/Field', 'plain')],
    ['ui/buttons/Chip', treeOf('ui/buttons/Chip', 'plain', 'busy')],
    ['ui/buttons/AddButton', treeOf('ui/buttons/AddButton', 'plain')],
    ['tokens/Type', treeOf('tokens/Type', 'plain')],
    ['shell/Toasts', treeOf('shell/Toasts', 'empty')],
    [wideOf('shell/Toasts'), treeOf('shell/Toasts', 'empty')],
    ['shell/ShopHeader', treeOf('shell/ShopHeader', 'guest')],
    [wideOf('shell/ShopHeader'), treeOf('shell/ShopHeader', 'guest', 'signedIn')],
  ]);

  test('hold components of a kind together, and a wide tree only where it differs', () => {
    expect(Object.fromEntries(filesOf(trees))).toEqual({
      'shell/ShopHeader.txt': treeOf('shell/ShopHeader', 'guest'),
      'shell/ShopHeader.wide.txt': treeOf('shell/ShopHeader', 'guest', 'signedIn'),
      'shell/Toasts.txt': treeOf('shell/Toasts', 'empty'),
      'tokens/Type.txt': treeOf('tokens/Type', 'plain'),
      'ui/buttons.txt': `${treeOf('ui/buttons/AddButton', 'plain')}\n${treeOf('ui/buttons/Chip', 'plain', 'busy')}`,
      'ui/forms.txt': treeOf('ui/forms/Field', 'plain'),
    });
  });

  test('give each tree back as it was', () => {
    const { [wideOf('shell/Toasts')]: same, ...kept } = Object.fromEntries(trees);
    expect(same).toBe(kept['shell/Toasts']);
    expect(
      Object.fromEntries([...filesOf(trees)].flatMap(([file, text]) => [...treesIn(file, text)])),
    ).toEqual(kept);
  });

  test.each([
    ['cart/CartView', 'cart/CartView.txt'],
    ['shell/Toasts.wide', 'shell/Toasts.wide.txt'],
    ['ui/buttons/Chip', 'ui/buttons.txt'],
    ['ui/buttons/Chip.wide', 'ui/buttons/Chip.wide.txt'],
  ])('%s stands in %s', (name, file) => {
    expect(fileOf(name)).toBe(file);
  });
});

test('states differ that are told differently, new or gone', () => {
  const one = '# a/View\n\n## same\n\n- text: a\n\n## other\n\n- text: b\n\n## gone\n\n- text: c\n';
  const other = '# a/View\n\n## new\n\n- text: d\n\n## other\n\n- text: e\n\n## same\n\n- text: a\n';
  expect(differingStates(one, other)).toEqual(['other', 'gone', 'new']);
});
