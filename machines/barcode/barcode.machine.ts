import { assign, setup } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  BarcodeContext,
  BarcodeEvent,
  BarcodeInput,
  BarcodeToFind,
  Camera,
  CameraFault,
  OpenedCamera,
} from './barcode.types.ts';

const atRest = {
  digits: '',
  digitsFault: null,
  camera: null,
  cameraFault: null,
  product: null,
  error: null,
} as const satisfies Omit<BarcodeContext, keyof BarcodeInput>;

const cameraOf = ({ camera }: BarcodeContext): Camera => {
  if (camera === null) throw new Error('a camera is opened before it looks');
  return camera;
};

/**
 * 'Codice a barre': a barcode that is typed, or seen by the camera where the device can read one, finds its product
 * (B-38). It can be typed whatever the camera does: typing puts the camera off.
 */
export const barcodeMachine = setup({
  types: {
    context: {} as BarcodeContext,
    events: {} as BarcodeEvent,
    input: {} as BarcodeInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    openCamera: {} as GivenCall<OpenedCamera>,
    watchForCode: {} as GivenCall<string, { camera: Camera }>,
    findProduct: {} as GivenCall<Product | null, BarcodeToFind>,
  },
  actions: {
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    /** The digits of what was typed. */
    assignDigits: {} as GivenAction<{ text: string }>,
    /** Why what was typed is no barcode. */
    assignDigitsFault: {} as GivenAction,
    assignCamera: assign((_, { opened }: { opened: OpenedCamera }) => ({
      camera: typeof opened === 'string' ? null : opened,
    })),
    forgetCamera: assign({ camera: null }),
    assignCameraFault: assign((_, { fault }: { fault: CameraFault }) => ({ cameraFault: fault })),
    assignSeen: assign((_, { code }: { code: string }) => ({ digits: code })),
    assignProduct: assign((_, { product }: { product: Product | null }) => ({ product })),
    /** What was found, and what went wrong, is over. */
    forgetOutcome: assign({ digitsFault: null, cameraFault: null, product: null, error: null }),
    clear: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
  },
  guards: {
    /** What is typed is a barcode. */
    isBarcode: {} as GivenGuard,
    canScan: ({ context }) => context.canScan,
    isRefused: (_, { opened }: { opened: OpenedCamera }) => opened === 'refused',
    isAbsent: (_, { opened }: { opened: OpenedCamera }) => opened === 'absent',
    isKnown: (_, { product }: { product: Product | null }) => product !== null,
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
  },
  delays: {
    answerTimeout: 12_000,
    /** Longer than the shopper takes to answer the browser, or to find the barcode on a pack. */
    cameraTimeout: 60_000,
  },
}).createMachine({
  id: 'barcode',
  context: ({ input }) => ({ ...atRest, ...input }),
  initial: 'closed',
  on: { 'hash.changed': { actions: { type: 'assignHash', params: ({ event }) => event } } },
  states: {
    closed: { on: { 'barcode.open': { target: 'open', meta: { req: ['B-38'] } } } },
    open: {
      initial: 'typing',
      on: {
        'barcode.close': { target: 'closed', actions: 'clear', meta: { req: ['B-38'] } },
        'route.entered': { target: 'closed', actions: 'clear', meta: { req: ['B-38'] } },
        'digits.changed': {
          target: '.typing',
          actions: ['forgetOutcome', { type: 'assignDigits', params: ({ event }) => event }],
          meta: { req: ['B-38'] },
        },
        'barcode.find': [
          { guard: 'isBarcode', target: '.lookingUp', actions: 'forgetOutcome', meta: { req: ['B-38'] } },
          {
            target: '.typing',
            actions: ['forgetOutcome', 'assignDigitsFault'],
            meta: { req: ['B-38'] },
          },
        ],
        'camera.start': {
          guard: 'canScan',
          target: '.scanning',
          actions: 'forgetOutcome',
          meta: { req: ['B-38'] },
        },
      },
      states: {
        typing: {},
        scanning: {
          initial: 'asking',
          exit: 'forgetCamera',
          on: {
            // It is on its way, or looks.
            'camera.start': {},
            'camera.stop': { target: 'typing', meta: { req: ['B-38'] } },
          },
          states: {
            asking: {
              description: 'The browser may ask the shopper.',
              invoke: {
                id: 'openCamera',
                src: 'openCamera',
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => ({ opened: event.output }) },
                    target: '#barcode.open.typing',
                    actions: { type: 'assignCameraFault', params: { fault: 'refused' } },
                    meta: { req: ['B-38'] },
                  },
                  {
                    guard: { type: 'isAbsent', params: ({ event }) => ({ opened: event.output }) },
                    target: '#barcode.open.typing',
                    actions: { type: 'assignCameraFault', params: { fault: 'absent' } },
                    meta: { req: ['B-38'] },
                  },
                  {
                    target: 'watching',
                    actions: { type: 'assignCamera', params: ({ event }) => ({ opened: event.output }) },
                    meta: { req: ['B-38'] },
                  },
                ],
                onError: {
                  target: '#barcode.open.typing',
                  actions: { type: 'assignCameraFault', params: { fault: 'failed' } },
                  meta: { req: ['B-38'] },
                },
              },
              after: {
                cameraTimeout: {
                  target: '#barcode.open.typing',
                  actions: { type: 'assignCameraFault', params: { fault: 'failed' } },
                  meta: { req: ['B-38'] },
                },
              },
            },
            watching: {
              description: 'The first barcode that is seen is looked up; the camera goes off with it.',
              invoke: {
                id: 'watchForCode',
                src: 'watchForCode',
                input: ({ context }) => ({ camera: cameraOf(context) }),
                onDone: {
                  target: '#barcode.open.lookingUp',
                  actions: { type: 'assignSeen', params: ({ event }) => ({ code: event.output }) },
                  meta: { req: ['B-38'] },
                },
                onError: {
                  target: '#barcode.open.typing',
                  actions: { type: 'assignCameraFault', params: { fault: 'failed' } },
                  meta: { req: ['B-38'] },
                },
              },
              after: {
                cameraTimeout: {
                  target: '#barcode.open.typing',
                  actions: { type: 'assignCameraFault', params: { fault: 'nothingSeen' } },
                  meta: { req: ['B-38'] },
                },
              },
            },
          },
        },
        lookingUp: {
          // It is being looked up already.
          on: {
            'barcode.find': {},
            'hash.changed': {
              guard: { type: 'isOtherHash', params: ({ event }) => event },
              target: 'lookingUp',
              reenter: true,
              actions: { type: 'assignHash', params: ({ event }) => event },
              meta: { req: ['B-38'] },
            },
          },
          invoke: {
            id: 'findProduct',
            src: 'findProduct',
            input: ({ context: { digits, hash } }) => ({ digits, hash }),
            onDone: [
              {
                guard: { type: 'isKnown', params: ({ event }) => ({ product: event.output }) },
                target: 'found',
                actions: { type: 'assignProduct', params: ({ event }) => ({ product: event.output }) },
                meta: { req: ['B-38'] },
              },
              { target: 'unknown', actions: 'forgetOutcome', meta: { req: ['B-38'] } },
            ],
            onError: {
              target: 'failed',
              actions: ['forgetOutcome', { type: 'assignFailure', params: ({ event }) => event }],
              meta: { req: ['ERR-03'] },
            },
          },
          after: {
            answerTimeout: {
              target: 'failed',
              actions: ['forgetOutcome', 'assignTimeout'],
              meta: { req: ['ERR-03'] },
            },
          },
        },
        found: {
          on: {
            'hash.changed': {
              guard: { type: 'isOtherHash', params: ({ event }) => event },
              target: 'lookingUp',
              actions: { type: 'assignHash', params: ({ event }) => event },
              meta: { req: ['B-38'] },
            },
          },
        },
        unknown: { description: 'The digits stay.' },
        failed: {
          description: 'The digits stay.',
          on: {
            'service.resumed': { target: 'lookingUp', actions: 'forgetOutcome', meta: { req: ['ERR-13'] } },
          },
        },
      },
    },
  },
});
