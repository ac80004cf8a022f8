import { describe, expect, test } from 'vitest';

import { isAssigned } from './assignment.ts';
import { gatePath, nextGate, openGates } from './gates.ts';

const closed = { loggedIn: false, addressAssigned: false, timeslotAssigned: false, optionsPending: true };
const passed = { loggedIn: true, addressAssigned: true, timeslotAssigned: true, optionsPending: false };

describe('gates', () => {
  test('GATE-01 open in the order login, address, timeslot, options', () => {
    expect(openGates(closed)).toEqual(['login', 'address', 'timeslot', 'options']);
    expect(nextGate(closed)).toBe('login');
    expect(nextGate({ ...closed, loggedIn: true })).toBe('address');
  });

  test('GATE-02 GATE-03 are passed when their condition holds', () => {
    expect(openGates(passed)).toEqual([]);
    expect(nextGate(passed)).toBeNull();
    expect(openGates({ ...passed, addressAssigned: false })).toEqual(['address']);
  });

  test('GATE-05 closing one drops the pending add', () => {
    expect(gatePath(closed, 'timeslot')).toEqual({
      opens: ['login', 'address', 'timeslot'],
      thenAdds: false,
    });
    expect(gatePath(passed, 'login')).toEqual({ opens: [], thenAdds: true });
    expect(gatePath(closed, null)).toEqual({
      opens: ['login', 'address', 'timeslot', 'options'],
      thenAdds: true,
    });
  });

  test('GATE-07 SLOT-13 autoAssigned counts only where it is bypassed', () => {
    expect(isAssigned({ autoAssigned: true }, false)).toBe(false);
    expect(isAssigned({ autoAssigned: true }, true)).toBe(true);
    expect(isAssigned({ autoAssigned: false }, false)).toBe(true);
    expect(isAssigned(null, true)).toBe(false);
  });
});
