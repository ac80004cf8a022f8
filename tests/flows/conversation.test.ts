import { describe, expect, test } from 'vitest';
import { conversationOf } from '../../flows/conversation/conversation.ts';
import { liveConversation } from '../../flows/conversation/live-conversation.ts';
import { mermaidSequence } from '../../flows/conversation/mermaid-sequence.ts';
import { pathConversation } from '../../flows/conversation/path-conversation.ts';
import { readReplays } from '../../flows/replay/read-replays.ts';
import { layOutSequence } from '../../flows/page/sequence/lay-out-sequence.ts';
import { allModels } from '../../paths/models/all-models.ts';
import { bagsModel } from '../../paths/models/bags/bags.model.ts';

describe('the conversation on a generated path', () => {
  test('tells each step, who tells whom, and where the flow stands then', async () => {
    const conversation = await pathConversation(bagsModel, 1);
    expect(conversation?.actors).toEqual(['page', 'bags', 'listBags', 'removeBag']);
    expect(conversation?.lines.slice(0, 10)).toEqual([
      { kind: 'sentence', text: 'the checkout asks for its bags' },
      { kind: 'message', from: 'bags', to: 'listBags', text: 'calls', manner: 'call' },
      { kind: 'standing', actor: 'bags', text: 'loading' },
      { kind: 'sentence', text: 'a login opens the session anew' },
      { kind: 'message', from: 'page', to: 'bags', text: 'session.opened', manner: 'event' },
      { kind: 'message', from: 'bags', to: 'listBags', text: 'calls', manner: 'call' },
      { kind: 'standing', actor: 'bags', text: 'loading' },
      { kind: 'sentence', text: 'the bags are there' },
      { kind: 'message', from: 'listBags', to: 'bags', text: 'done', manner: 'answer' },
      { kind: 'standing', actor: 'bags', text: 'listed' },
    ]);
  });

  test('is not there for a path beyond the last', async () => {
    expect(await pathConversation(bagsModel, 10_000)).toBeNull();
  });

  // The paths of the largest charts take seconds to find.
  test.each(allModels)(
    'of $name has a sentence for each step of its first path',
    { timeout: 60_000 },
    async (model) => {
      const { paths } = readReplays(model);
      const conversation = await pathConversation(model, 1);
      const sentences = conversation?.lines.filter(({ kind }) => kind === 'sentence') ?? [];
      expect(sentences).toHaveLength((paths[0]?.steps.length ?? 0) + 1);
    },
  );
});

describe('the conversation of a running shop', () => {
  test('tells flows, views, calls and timers apart', () => {
    expect(
      liveConversation([
        { machine: 'cart', from: null, event: 'cart.reload' },
        { machine: 'cart', from: null, event: 'xstate.done.actor.load' },
        { machine: 'cart', from: null, event: 'xstate.error.actor.0.save' },
        { machine: 'cart', from: null, event: 'xstate.after.retry.cart.waiting' },
        { machine: 'shop', from: 'cart', event: 'cart.changed' },
      ]),
    ).toEqual({
      actors: ['page', 'cart', 'load', 'save', 'shop'],
      lines: [
        { kind: 'message', from: 'page', to: 'cart', text: 'cart.reload', manner: 'event' },
        { kind: 'message', from: 'load', to: 'cart', text: 'done', manner: 'answer' },
        { kind: 'message', from: 'save', to: 'cart', text: 'failed', manner: 'failure' },
        { kind: 'message', from: 'cart', to: 'cart', text: 'after.retry.cart.waiting', manner: 'timer' },
        { kind: 'message', from: 'cart', to: 'shop', text: 'cart.changed', manner: 'event' },
      ],
    });
  });
});

const spoken = conversationOf(
  ['page'],
  [
    { kind: 'sentence', text: 'a bag: taken out' },
    { kind: 'message', from: 'page', to: 'bags', text: 'bag.remove', manner: 'event' },
    { kind: 'message', from: 'bags', to: 'removeBag', text: 'calls', manner: 'call' },
    { kind: 'message', from: 'removeBag', to: 'bags', text: 'failed', manner: 'failure' },
    { kind: 'standing', actor: 'bags', text: 'listed' },
  ],
);

test('a conversation is told to Mermaid', () => {
  expect(mermaidSequence(spoken)).toBe(`sequenceDiagram
  participant a0 as page
  participant a1 as bags
  participant a2 as removeBag
  Note over a0,a2: a bag  taken out
  a0->>a1: bag.remove
  a1->>a2: calls
  a2--xa1: failed
  Note over a1: listed
`);
});

describe('a conversation drawn', () => {
  test('has its actors side by side, none over another, and its lines one under another', () => {
    const { lanes, lines, width, height } = layOutSequence(spoken);
    expect(lanes.map(({ actor }) => actor)).toEqual(['page', 'bags', 'removeBag']);
    const gaps = lanes.slice(1).map(({ x }, index) => x - (lanes[index]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(150);
    expect(width).toBeGreaterThan(lanes.at(-1)?.x ?? 0);
    const ends = lines.map(({ y, height: own }) => y + own);
    expect(lines.slice(1).every(({ y }, index) => y >= (ends[index] ?? 0))).toBe(true);
    expect(height).toBeGreaterThan(ends.at(-1) ?? 0);
  });

  test('leaves room for what is told between neighbours', () => {
    const text = 'an.event.with.a.name.that.is.longer.than.two.columns.are.wide';
    const { lanes } = layOutSequence(
      conversationOf([], [{ kind: 'message', from: 'one', to: 'two', text, manner: 'event' }]),
    );
    expect((lanes[1]?.x ?? 0) - (lanes[0]?.x ?? 0)).toBeGreaterThan(text.length * 7);
  });
});
