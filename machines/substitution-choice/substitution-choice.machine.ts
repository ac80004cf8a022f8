import { assign, setup } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { LineChoice } from '../../contract/rules/checkout/line-choice.ts';
import type { AlternativesQuery } from '../alternatives/alternatives.machine.ts';
import type { GivenAction, GivenCall } from '../chart.types.ts';
import type {
  ChosenLine,
  ChosenSubstitution,
  SubstitutionChoiceContext,
  SubstitutionChoiceEvent,
} from './substitution-choice.types.ts';

/** A product belongs to one choice alone. */
const sentOf = ({ substitution, productId }: LineChoice): LineChoice =>
  substitution === 'product' ? { substitution, productId } : { substitution, productId: null };

/** 'Se manca …?': what is to come in place of one line, picked in a dialog and said yes to (B-19). */
export const substitutionChoiceMachine = setup({
  types: {
    context: {} as SubstitutionChoiceContext,
    events: {} as SubstitutionChoiceEvent,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listAlternatives: {} as GivenCall<readonly Product[], AlternativesQuery> },
  actions: {
    assignLine: assign((_, { line, choice }: { line: ChosenLine; choice: LineChoice }) => ({
      line,
      former: choice,
      picked: choice,
      found: [],
    })),
    assignPicked: assign(({ context: { picked } }, { substitution }: Pick<LineChoice, 'substitution'>) => ({
      picked: { ...picked, substitution },
    })),
    assignProduct: assign((_, { productId }: { productId: number }) => ({
      picked: { substitution: 'product' as const, productId },
    })),
    assignFound: assign(({ context: { line } }, { found }: { found: readonly Product[] }) => ({
      found: found.filter(({ productId }) => productId !== line?.productId),
    })),
    dropLine: assign({ line: null, found: [] }),
    /** Whoever saves it is told. */
    tellChosen: {} as GivenAction<ChosenSubstitution>,
  },
  guards: {
    isOtherProduct: ({ context: { line } }, { productId }: { productId: number }) =>
      productId !== line?.productId,
    isComplete: ({ context: { picked } }) => picked.substitution !== 'product' || picked.productId !== null,
    isAsBefore: ({ context: { former, picked } }) =>
      former.substitution === picked.substitution && sentOf(former).productId === sentOf(picked).productId,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'substitutionChoice',
  context: {
    line: null,
    former: { substitution: 'cart', productId: null },
    picked: { substitution: 'cart', productId: null },
    found: [],
  },
  initial: 'closed',
  on: {
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.closed',
      actions: 'dropLine',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    closed: {
      tags: ['settled'],
      on: {
        'lines.open': { target: 'awaitingLine', meta: { req: ['B-19'] } },
        'line.open': {
          target: 'choosing',
          actions: { type: 'assignLine', params: ({ event }) => event },
          meta: { req: ['B-19'] },
        },
      },
    },
    awaitingLine: {
      tags: ['settled'],
      on: {
        'dialog.close': { target: 'closed', meta: { req: ['B-19'] } },
        'line.open': {
          target: 'choosing',
          actions: { type: 'assignLine', params: ({ event }) => event },
          meta: { req: ['B-19'] },
        },
      },
    },
    choosing: {
      initial: 'loading',
      on: {
        'choice.pick': {
          actions: { type: 'assignPicked', params: ({ event }) => event },
          meta: { req: ['B-19'] },
        },
        'choice.save': [
          { guard: 'isAsBefore', target: 'closed', meta: { req: ['B-19'] } },
          {
            guard: 'isComplete',
            target: 'closed',
            actions: [
              {
                type: 'tellChosen',
                params: ({ context: { line, picked } }) => {
                  if (line === null) throw new Error('a line is open while something is picked for it');
                  return { change: { of: 'line', itemId: line.itemId, choice: sentOf(picked) } };
                },
              },
            ],
            meta: { req: ['B-19', 'CART-16'] },
          },
        ],
        'dialog.close': { target: 'closed', meta: { req: ['B-19'] } },
      },
      states: {
        loading: {
          invoke: {
            id: 'listAlternatives',
            src: 'listAlternatives',
            input: ({ context: { line } }) => {
              if (line === null) throw new Error('a line is open before its alternatives are asked for');
              return { productId: line.productId, hash: line.hash };
            },
            onDone: {
              target: 'listed',
              actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
              meta: { req: ['B-19'] },
            },
            onError: { target: 'failed', meta: { req: ['ERR-03'] } },
          },
          after: { answerTimeout: { target: 'failed', meta: { req: ['ERR-03'] } } },
        },
        listed: {
          tags: ['settled'],
          on: {
            'product.pick': {
              guard: { type: 'isOtherProduct', params: ({ event }) => event },
              actions: { type: 'assignProduct', params: ({ event }) => event },
              meta: { req: ['B-19'] },
            },
          },
        },
        failed: {
          tags: ['settled'],
          description: 'All but a product can be picked.',
          on: {
            'alternatives.reload': { target: 'loading', meta: { req: ['ERR-04'] } },
            'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
          },
        },
      },
    },
  },
});
