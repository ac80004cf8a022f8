import { isDeepStrictEqual } from 'node:util';
import { createActor, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { failureOf } from '../../../contract/api/failure.ts';
import type { Coverage } from '../coverage.ts';
import { isIdle, noEffects } from '../effects.ts';
import { settled } from '../held-calls.ts';
import type { AnyFlowModel, Start } from '../model.ts';
import type { Move } from '../moves.ts';
import { ManualClock } from '../manual-clock.ts';
import { StubFlows } from '../stub-flows.ts';
import type { Plan, World } from '../world.ts';
import type { HttpFlow } from './http-flow.ts';
import type { OpenLatch, Verdict } from './latch.ts';
import { LatchedCalls, type CallToBe } from './latched-calls.ts';
import type { TextedShop } from './seeded-shop.ts';
import { newVisitor } from './visitor.ts';

/** What the latch gives where no seed can. */
export function injected({ kind, value }: Move): Verdict | null {
  if (kind !== 'failed') return null;
  const verdicts: Readonly<Record<string, Verdict>> = {
    sessionExpired: 419,
    // The login that the 419 asks for is dismissed.
    dismissed: 419,
    serviceDown: 503,
    network: 'cut',
  };
  return verdicts[failureOf(value)] ?? null;
}

interface HttpWorldGiven {
  readonly model: AnyFlowModel;
  readonly flow: HttpFlow;
  readonly start: Start<unknown>;
  readonly coverage: Coverage;
  readonly plan: Plan;
  readonly shop: TextedShop;
  readonly latch: OpenLatch;
}

/** World (b): the real actor and the real services, over HTTP, on the real backend behind a latch. */
export async function openHttpWorld(given: HttpWorldGiven): Promise<World> {
  const { model, flow, start, coverage, plan, shop, latch } = given;
  const visitor = await newVisitor({ shop, latch });
  let effects = noEffects();
  const flows = new StubFlows(() => effects);
  const opened = await flow.open({ visitor, start: start.says, parent: flows.parent });
  let played = 0;
  /** Looks ahead for the answer the path wants of a call, and brings the shop there. */
  const arrange = async ({ src, id, input }: CallToBe): Promise<Verdict | null> => {
    const upcoming = plan.slice(played);
    const wanted = upcoming.find(
      (move) => (move.kind === 'done' || move.kind === 'failed') && move.id === id,
    );
    if (wanted === undefined) return null;
    const verdict = await flow.answers[src]?.[wanted.says]?.({ visitor, input, upcoming });
    return verdict ?? injected(wanted);
  };
  const clock = new ManualClock();
  const calls = new LatchedCalls(latch.latch, () => effects);
  const callNames = new Set(Object.keys(model.answers));
  const machine = model.machine.provide({
    actors: {
      ...Object.fromEntries(
        Object.entries(opened.actors)
          .filter(([src]) => callNames.has(src))
          .map(([src, real]) => [src, calls.logic(src, real, arrange)]),
      ),
      ...flows.logics(Object.keys(model.flows)),
    },
    actions: Object.fromEntries(
      model.effects.map((name) => [
        name,
        () => {
          effects.effects.push(name);
          opened.effects?.[name]?.();
        },
      ]),
    ),
  });
  const inspector = coverage.inspector(machine);
  const actor = createActor(machine, {
    clock,
    input: opened.input ?? start.input?.({ parent: flows.parent }),
    inspect: (event) => {
      flows.note(event);
      inspector(event);
    },
  });
  actor.on('*', (event: AnyEventObject) => effects.emitted.push(event));
  actor.subscribe({ error: () => undefined });
  actor.start();

  const seen = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify({
      at: snapshot.value,
      ...(snapshot.status === 'active' ? {} : { status: snapshot.status, output: snapshot.output }),
      ...(flow.sees === undefined ? {} : { with: flow.sees(snapshot) }),
    });

  const interrupted = new Set<string>();
  const isFirstAnswer = ({ kind, src }: Move): boolean =>
    kind === 'done' && model.answers[src]?.isPatient === true && !interrupted.has(src);

  /** Lets a patient call meet a 419. Throws where it is not made again, once and as it was, when the session is back. */
  async function interrupt({ id, src }: Move): Promise<void> {
    interrupted.add(src);
    const call: AnyActorRef | undefined = actor.getSnapshot().children[id];
    const expired = await calls.expire(id);
    if (expired === null) return;
    const back = { type: 'session.opened' };
    if (model.forwardsFacts === true) actor.send(back);
    else call?.send(back);
    await settled();
    const { calls: made, ...others } = effects;
    effects = noEffects();
    if (!isIdle({ ...others, calls: [] }) || !isDeepStrictEqual(made, [{ src, id, ...expired }]))
      throw new Error(`${id}: ${JSON.stringify(made)} after the login, where one call is due, as it was`);
  }

  return {
    adapt: async (move) =>
      move.kind === 'sent' && flow.adapt !== undefined
        ? { ...move, event: await flow.adapt(move.event, visitor) }
        : move,
    async play(move) {
      if (isFirstAnswer(move)) await interrupt(move);
      played += 1;
      if (move.kind === 'sent') actor.send(move.event);
      else if (move.kind === 'elapsed') clock.advance();
      else if (callNames.has(move.src)) {
        const call: AnyActorRef | undefined = actor.getSnapshot().children[move.id];
        const value = await calls.answer({ id: move.id, wantsDone: move.kind === 'done' });
        if (failureOf(move.value) !== 'dismissed' || move.kind !== 'failed') return value;
        call?.send({ type: 'login.dismissed' });
        await settled();
      } else flows.end(move);
      return move.value;
    },
    snapshot: () => actor.getSnapshot(),
    observe: async () => seen(actor.getSnapshot()),
    expected: seen,
    inflight: (snapshot) => calls.inflight(snapshot, callNames),
    effects() {
      const done = effects;
      effects = noEffects();
      return done;
    },
    async close() {
      actor.stop();
      flows.stop();
      calls.cutAll();
      shop.texts.restore();
      await visitor.sql(`UPDATE carts SET status_id = 5, slot_date = NULL, timeslot_id = NULL
        WHERE user_id = :user AND status_id IN (1, 2, 7); UPDATE slot_places SET taken = 0`);
    },
  };
}
