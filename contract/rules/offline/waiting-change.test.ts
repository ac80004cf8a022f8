import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { aWaitingAddition, aWaitingQuantity } from '../../../paths/fixtures/waiting-fixtures.ts';
import { isConflict, withAddition, withQuantity } from './waiting-change.ts';

const { kind: _kind, there: _there, ...set } = aWaitingQuantity();
const { kind: _, itemId: __, ...added } = aWaitingAddition();

describe('changes that wait for the network', () => {
  test('B-27: stand in the order they were made; each addition has a number of its own below 0', () => {
    const one = withAddition([aWaitingQuantity()], added);
    const two = withAddition(one, { ...added, id: 'change-3' });
    expect(two.map(({ id, itemId }) => [id, itemId])).toEqual([
      ['change-1', 101],
      ['change-2', -1],
      ['change-3', -2],
    ]);
  });

  test('B-27: of a line the last number waits, from where the first began; back there it is no change', () => {
    const changes = [aWaitingQuantity(), aWaitingAddition()];
    const later = { ...set, id: 'change-9', at: set.at + 1, from: 4, to: 7 };
    expect(withQuantity(changes, later)).toEqual([
      aWaitingQuantity({ to: 7, at: set.at + 1 }),
      aWaitingAddition(),
    ]);
    expect(withQuantity(changes, { ...later, to: 2 })).toEqual([aWaitingAddition()]);
  });

  test('B-27: another number answers the question which one stays', () => {
    const contested = aWaitingQuantity({ there: 3 });
    expect([isConflict(contested), isConflict(aWaitingAddition())]).toEqual([true, false]);
    const [change] = withQuantity([contested], { ...set, to: 6 });
    expect(change).toMatchObject({ id: 'change-1', to: 6, there: null });
  });

  test('B-27: an addition that was never sent takes the number itself, and goes at 0', () => {
    const changes = [aWaitingAddition()];
    const ofIt = { ...set, itemId: -1, product: aProduct({ productId: 12 }), from: 1 };
    expect(withQuantity(changes, { ...ofIt, to: 3 })).toEqual([aWaitingAddition({ quantity: 3 })]);
    expect(withQuantity(changes, { ...ofIt, to: 0 })).toEqual([]);
  });

  test('B-27, T9: one that may have been sent stays as it was, with the number behind it', () => {
    const tried = aWaitingAddition({ isTried: true });
    const ofIt = { ...set, id: 'change-3', itemId: -1, from: 1, to: 0 };
    expect(withQuantity([tried], ofIt)).toEqual([tried, { kind: 'set', ...ofIt, there: null }]);
  });
});
