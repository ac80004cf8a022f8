import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Workplace } from '../../contract/api/account/shop-at-work.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { shopAtWorkLogic } from './shop-at-work.logic.ts';
import {
  isSubscribingAtWork,
  joinedWorkplace,
  workCode,
  workCodeError,
  workCodeFault,
} from './shop-at-work.selectors.ts';

function start() {
  const clock = new SimulatedClock();
  const subscribe = held<Workplace, { code: string }>();
  const actor = createActor(shopAtWorkLogic.provide({ actors: { subscribe: subscribe.patient } }), {
    clock,
  }).start();
  const field = () => {
    const at = actor.getSnapshot();
    return {
      code: workCode(at),
      fault: workCodeFault(at),
      error: workCodeError(at),
      workplace: joinedWorkplace(at),
      isBusy: isSubscribingAtWork(at),
    };
  };
  return {
    actor,
    clock,
    subscribe,
    field,
    send: (text: string) => {
      actor.send({ type: 'code.changed', text });
      actor.send({ type: 'code.subscribe' });
    },
  };
}

const empty = { code: '', fault: null, error: null, workplace: null, isBusy: false };

test.each(['network', 'timeout'] as const)('ERR-04: after %s the code can be sent again', async (how) => {
  const { actor, clock, subscribe, field, send } = start();
  send('UFFICIO1');
  if (how === 'timeout') clock.increment(12_000);
  else await subscribe.latest().fail(failed(how));
  expect([field().code, field().error?.failure, field().isBusy]).toEqual(['UFFICIO1', how, false]);
  actor.send({ type: 'code.subscribe' });
  expect([subscribe.calls.length, field()]).toEqual([2, { ...empty, code: 'UFFICIO1', isBusy: true }]);
});
