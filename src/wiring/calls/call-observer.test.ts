import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { appLifecycleMachine } from '../../../machines/app-lifecycle/app-lifecycle.machine.ts';
import { reauthenticationMachine } from '../../../machines/reauthentication/reauthentication.machine.ts';
import { unstartedShop } from '../../../tests/wiring/unstarted-shop.ts';
import { callObserver } from './call-observer.ts';

test('each flow is told what concerns it, and nothing else', () => {
  const { shop, done } = unstartedShop([]);
  const appLifecycle = createActor(appLifecycleMachine, {
    input: { path: '/', leftAt: null, isOnline: true, reloadAfterMs: 60_000 },
  });
  const told: string[] = [];
  appLifecycle.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') told.push(`appLifecycle: ${inspected.event.type}`);
  });
  const reauthentication = createActor(reauthenticationMachine);
  reauthentication.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') told.push(`reauthentication: ${inspected.event.type}`);
  });
  const observer = callObserver({ ...shop.flows, appLifecycle, reauthentication });
  expect(observer.shownUser()).toBeNull();
  const toldOf = (call: () => void): readonly string[] => {
    const before = done().length;
    told.length = 0;
    call();
    return [...done().slice(before), ...told];
  };
  expect({
    callStarted: toldOf(() => observer.callStarted()),
    callEnded: toldOf(() => observer.callEnded()),
    writeStarted: toldOf(() => observer.writeStarted()),
    writeEnded: toldOf(() => observer.writeEnded()),
    sessionExpired: toldOf(() => observer.sessionExpired()),
    loginStale: toldOf(() => observer.loginStale()),
    userSeen: toldOf(() => observer.userSeen(7)),
    serviceFailed: toldOf(() => observer.serviceFailed()),
  }).toEqual({
    callStarted: ['pendingRequests: call.started'],
    callEnded: ['pendingRequests: call.ended'],
    writeStarted: ['appLifecycle: write.started'],
    writeEnded: ['appLifecycle: write.ended'],
    sessionExpired: ['session: session.expire'],
    loginStale: ['reauthentication: confirmation.request'],
    userSeen: ['session: user.seen {"userId":7}'],
    serviceFailed: ['navigation: service.failed'],
  });
});
