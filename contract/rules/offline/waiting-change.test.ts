import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import {
  aWaitingAddition,
  aWaitingListChange,
  aWaitingQuantity,
} from '../../../paths/fixtures/waiting-fixtures.ts';
import { isConflict, isOfCart, withAddition, withListQuantity, withQuantity } from './waiting-change.ts';

const { kind: _kind, there: _there, ...set } = aWaitingQuantity();
const { kind: _, itemId: __, ...added } = aWaitingAddition();
const { kind: _kindOfList, there: _thereOnList, ...ofList } = aWaitingListChange();

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
    expect(change).toMatchObject({ id: 'change-1', from: 3, to: 6, there: null });
    expect(withQuantity([contested], { ...set, to: 3 })).toEqual([]);
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

describe('changes of lists that wait for the network', () => {
  test('B-27: lines of cart and lists are numbered by themselves, additions of both below 0', () => {
    const onList = aWaitingListChange({ itemId: set.itemId });
    expect(withQuantity([onList], set)).toEqual([onList, aWaitingQuantity()]);
    expect([isOfCart(onList), isOfCart(aWaitingAddition())]).toEqual([false, true]);
    const [, addition] = withAddition([aWaitingListChange({ itemId: -1 })], added);
    expect(addition?.itemId).toBe(-2);
  });

  test('B-27: of a product of a list the last number waits, and where it was is no change', () => {
    const other = aWaitingListChange({ id: 'change-7', listId: 32 });
    const changes = withListQuantity([other, aWaitingQuantity()], ofList);
    expect(changes).toEqual([other, aWaitingQuantity(), aWaitingListChange()]);
    const later = { ...ofList, id: 'change-9', at: ofList.at + 1, from: 4 };
    expect(withListQuantity(changes, { ...later, to: 7 })).toEqual([
      other,
      aWaitingQuantity(),
      aWaitingListChange({ to: 7, at: ofList.at + 1 }),
    ]);
    expect(withListQuantity(changes, { ...later, to: 2 })).toEqual([other, aWaitingQuantity()]);
  });

  test('B-27: what was changed elsewhere too is changed from there by another number', () => {
    const contested = aWaitingListChange({ there: 3 });
    expect(isConflict(contested)).toBe(true);
    expect(withListQuantity([contested], { ...ofList, to: 6 })).toEqual([
      aWaitingListChange({ from: 3, to: 6 }),
    ]);
    expect(withListQuantity([contested], { ...ofList, to: 3 })).toEqual([]);
  });

  test('B-27, LIST-10: a heart that is pressed again is no change, one that is pressed the same way is one', () => {
    const on = aWaitingListChange({ from: null, to: 1 });
    const off = aWaitingListChange({ from: null, to: 0 });
    const press = (to: number) => ({ ...ofList, from: null, to });
    expect([withListQuantity([on], press(0)), withListQuantity([off], press(1))]).toEqual([[], []]);
    expect([withListQuantity([on], press(1)), withListQuantity([off], press(0))]).toEqual([[on], [off]]);
  });

  test('B-27, LIST-10: hearts and numbers of the favourites go together', () => {
    const on = aWaitingListChange({ from: null, to: 1 });
    const takenOff = aWaitingListChange({ to: 0 });
    const press = (to: number) => ({ ...ofList, from: null, to });
    // A heart put it on: it was not there.
    expect(withListQuantity([on], { ...ofList, from: 1, to: 3 })).toEqual([
      aWaitingListChange({ from: 0, to: 3 }),
    ]);
    // It is as it was, with the quantity it had.
    expect(withListQuantity([takenOff], press(1))).toEqual([]);
    expect(withListQuantity([aWaitingListChange()], press(0))).toEqual([takenOff]);
  });
});
