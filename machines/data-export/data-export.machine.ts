import { assign, setup } from 'xstate';
import type { PersonExport } from '../../contract/api/account/person-export.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type {
  EventOf,
  GivenAction,
  GivenCall,
  GivenGuard,
  GivenPatientCall,
  SessionEnd,
} from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface DataExportContext {
  /** What was handed out last. */
  exported: PersonExport | null;
  error: FlowError | null;
}

interface DataExportEvents {
  'export.request': object;
  'session.closed': { reason: SessionEnd };
}
export type DataExportEvent = EventOf<DataExportEvents>;

/** 'Scarica i miei dati': everything the shop knows of the shopper becomes a file of theirs (REG-27). */
export const dataExportMachine = setup({
  types: {
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    collectData: {} as GivenPatientCall<PersonExport>,
    saveFile: {} as GivenCall<void, PersonExport | null>,
  },
  actions: {
    assignExported: assign((_, { exported }: { exported: PersonExport }) => ({ exported })),
    clearExported: assign({ exported: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    clearError: assign({ error: null }),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isExpiry: (_, { reason }: { reason: string }) => reason === 'expired',
  },
  delays: { answerTimeout: 30_000 },
}).createMachine({
  id: 'dataExport',
  context: { exported: null, error: null },
  initial: 'offered',
  on: {
    'session.closed': {
      target: '.offered',
      actions: ['clearExported', 'clearError'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    offered: {
      on: { 'export.request': { target: 'collecting', actions: 'clearError', meta: { req: ['REG-27'] } } },
    },
    collecting: {
      on: {
        'session.closed': {
          guard: { type: 'isExpiry', params: ({ event }) => event },
          meta: { req: ['SES-07'] },
        },
      },
      invoke: {
        id: 'collectData',
        src: 'collectData',
        onDone: {
          target: 'saving',
          actions: { type: 'assignExported', params: ({ event }) => ({ exported: event.output }) },
          meta: { req: ['REG-27'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'offered',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'offered',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    saving: {
      description: 'The browser takes the file.',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => context.exported,
        onDone: { target: 'collected', meta: { req: ['REG-27'] } },
        onError: {
          target: 'collected',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['REG-27'] },
        },
      },
      after: { answerTimeout: { target: 'collected', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    collected: {
      description: 'The file was handed out, or says why not; what it holds can be read.',
      on: {
        'export.request': {
          target: 'collecting',
          actions: ['clearExported', 'clearError'],
          meta: { req: ['REG-27'] },
        },
      },
    },
  },
});
