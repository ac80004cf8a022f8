import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  firstOrders,
  noOrderFilters,
  orderFilterDraft,
  type OrderQuery,
} from '../../contract/rules/orders/order-filters.ts';
import { orderFiltersLogic } from './order-filters.logic.ts';
import { filterFaults, isFilterSheetOpen, orderQuery, typedFilters } from './order-filters.selectors.ts';

function start(query: OrderQuery = firstOrders) {
  const actor = createActor(orderFiltersLogic, {
    input: { query, draft: orderFilterDraft(query.filters) },
  });
  const applied: OrderQuery[] = [];
  actor.on('filters.applied', ({ query: asked }) => applied.push(asked));
  actor.start();
  return {
    actor,
    applied,
    typed: () => typedFilters(actor.getSnapshot()),
    faults: () => filterFaults(actor.getSnapshot()),
    isOpen: () => isFilterSheetOpen(actor.getSnapshot()),
  };
}

describe('the filters of orders', () => {
  test('ORD-02: what is typed is asked for from the first page, as the address will say it', () => {
    const { actor, applied, isOpen } = start({ ...firstOrders, page: 3 });
    actor.send({ type: 'filters.open' });
    actor.send({ type: 'field.changed', field: 'from', text: '01/10/2026' });
    actor.send({ type: 'field.changed', field: 'most', text: '20,5' });
    actor.send({ type: 'pending.changed', withPending: false });
    expect(applied).toEqual([]);
    actor.send({ type: 'filters.apply' });
    expect(applied).toEqual([
      {
        scope: 'mine',
        filters: { ...noOrderFilters, from: '2026-10-01', most: 20.5, withPending: false },
        page: 1,
      },
    ]);
    expect(isOpen()).toBe(false);
  });

  test('ORD-02: what is wrong says so under its field; nothing is lost, and nothing asked for', () => {
    const { actor, applied, faults, typed, isOpen } = start();
    actor.send({ type: 'filters.open' });
    actor.send({ type: 'field.changed', field: 'from', text: '31/02/2026' });
    actor.send({ type: 'field.changed', field: 'least', text: 'tanto' });
    actor.send({ type: 'filters.apply' });
    expect([applied, faults(), isOpen()]).toEqual([[], { from: 'day', least: 'amount' }, true]);
    expect(typed()).toMatchObject({ from: '31/02/2026', least: 'tanto' });
    actor.send({ type: 'field.changed', field: 'from', text: '01/10/2026' });
    expect(faults()).toEqual({ from: undefined, least: 'amount' });
  });

  test('ORD-02: a new address stands in the fields, whatever was typed', () => {
    const { actor, typed, faults } = start();
    actor.send({ type: 'field.changed', field: 'from', text: 'ieri' });
    actor.send({ type: 'filters.apply' });
    const query = { ...firstOrders, filters: { ...noOrderFilters, least: 20.5 } };
    actor.send({ type: 'query.changed', query });
    expect([typed().from, typed().least, faults()]).toEqual(['', '20,5', {}]);
    expect(orderQuery(actor.getSnapshot())).toEqual(query);
  });

  test('ORD-02: the sheet that is closed forgets what was typed and not applied', () => {
    const { actor, typed, isOpen } = start();
    actor.send({ type: 'filters.open' });
    expect(isOpen()).toBe(true);
    actor.send({ type: 'field.changed', field: 'least', text: '20' });
    actor.send({ type: 'filters.close' });
    expect([isOpen(), typed().least]).toEqual([false, '']);
  });
});
