import type { barcodeActors } from '../../../machines/barcode/barcode.actors.ts';
import { barcodeLogic } from '../../../machines/barcode/barcode.logic.ts';
import {
  barcodeDigitsFault,
  barcodeError,
  barcodeProduct,
  barcodeTyped,
  cameraFault,
  canScanBarcode,
  isBarcodeLookedUp,
  isBarcodeOpen,
  isBarcodeUnknown,
  isScanning,
  lookingCamera,
} from '../../../machines/barcode/barcode.selectors.ts';
import type { Camera } from '../../../machines/barcode/barcode.types.ts';
import { aProduct } from '../../fixtures/cart-fixtures.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type BarcodeStep = Step<typeof barcodeLogic, ReturnType<typeof barcodeActors>>;
type Barcode = BarcodeStep['after'];

const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-23t5';
const penne = aProduct();
const ofPenne = '8000000000019';
const wrongDigit = '8000000000018';
const tooShort = '80000';
const elsewhere = '4006381333931';
const seen = '8000000000026';

/** What is typed in the model, and its digits. */
const digitsOf: Readonly<Record<string, string>> = {
  '8 000000-000019': ofPenne,
  [elsewhere]: elsewhere,
  [wrongDigit]: wrongDigit,
  [tooShort]: tooShort,
  '12345678901234567': '12345678901234',
  x: '',
};
const typedDigits = (text: string): string => digitsOf[text] ?? text;

/** It sees what the model says. */
const camera: Camera = { showIn: () => undefined, firstCode: () => new Promise(() => undefined) };

/** Whatever barcode the penne have where it runs. */
const isRight = (barcode: Barcode): boolean =>
  barcodeTyped(barcode).length === ofPenne.length && barcodeTyped(barcode) !== wrongDigit;
/** What is said of the digits and of the camera, what was found and what failed; nothing where it is not named. */
const has = (
  barcode: Barcode,
  { digits = null, camera = null, product = null }: Readonly<Record<string, string | null>>,
): boolean =>
  barcodeDigitsFault(barcode) === digits &&
  cameraFault(barcode) === camera &&
  (barcodeProduct(barcode)?.slug ?? null) === product &&
  barcodeError(barcode) === null;
/** Nothing was found and nothing went wrong. */
const isPlain = (barcode: Barcode): boolean => has(barcode, {});
const calls = (step: BarcodeStep): number =>
  step.calls('openCamera').length + step.calls('watchForCode').length + step.calls('findProduct').length;
const inFlight = (step: BarcodeStep): number =>
  step.inFlight('openCamera') + step.inFlight('watchForCode') + step.inFlight('findProduct');
const isResting = (step: BarcodeStep): boolean =>
  isBarcodeOpen(step.after) && calls(step) === 0 && inFlight(step) === 0 && !isScanning(step.after);
const keepsDigits = (step: BarcodeStep): boolean => barcodeTyped(step.after) === barcodeTyped(step.before);
const isAsked = (step: BarcodeStep): boolean => {
  const [call, ...more] = step.calls('findProduct');
  return (
    calls(step) === 1 &&
    more.length === 0 &&
    call?.digits === barcodeTyped(step.after) &&
    call.hash === step.after.context.hash &&
    isBarcodeLookedUp(step.after)
  );
};
const hasFailed = (barcode: Barcode): boolean => barcode.matches({ open: 'failed' });
const isFound = (barcode: Barcode): boolean => barcode.matches({ open: 'found' });
const isWatching = (barcode: Barcode): boolean => barcode.matches({ open: { scanning: 'watching' } });

export const barcodeModel = flowModel<typeof barcodeLogic, ReturnType<typeof barcodeActors>>({
  name: 'barcode',
  machine: barcodeLogic,
  starts: [
    { says: 'the device can read barcodes', input: () => ({ canScan: true, hash: noSlot }) },
    { says: 'the device cannot read barcodes', input: () => ({ canScan: false, hash: noSlot }) },
  ],
  cases: {
    'barcode.open': [says('a barcode is to be found')],
    'barcode.close': [says('the dialog is closed')],
    'digits.changed': (barcode) =>
      barcodeTyped(barcode) === ''
        ? [
            says('a barcode is typed', { text: '8 000000-000019' }),
            says('a barcode of another shop is typed', { text: elsewhere }),
            says('a barcode with a wrong digit is typed', { text: wrongDigit }),
            says('a few digits are typed', { text: tooShort }),
            says('more than a barcode is typed', { text: '12345678901234567' }),
          ]
        : [says('the field is emptied', { text: 'x' })],
    'barcode.find': [says('its product is to be found')],
    'camera.start': [says('the camera is to look')],
    'camera.stop': [says('the camera is to stop')],
    'hash.changed': (barcode) => [
      says('the cart’s day is another one', { hash: barcode.context.hash === noSlot ? sunday : noSlot }),
      says('the cart’s day is the same', { hash: barcode.context.hash }),
    ],
    'route.entered': [says('another page is opened')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    openCamera: {
      done: [
        says('the camera looks', camera),
        says('the browser does not let it look', 'refused' as const),
        says('there is no camera', 'absent' as const),
      ],
      failed: fails('the camera', 'unreadable'),
    },
    watchForCode: {
      done: [says('a barcode is seen', seen)],
      failed: fails('the camera', 'unreadable'),
    },
    findProduct: {
      done: (barcode) => [
        ...(barcodeTyped(barcode) === elsewhere ? [] : [says('the product is found', penne)]),
        ...([elsewhere, seen].includes(barcodeTyped(barcode))
          ? [says('the shop has no such product', null)]
          : []),
      ],
      failed: fails('the product', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['hash.changed'],
  project: (barcode) => [
    barcodeTyped(barcode),
    barcodeDigitsFault(barcode),
    cameraFault(barcode),
    barcodeProduct(barcode)?.slug ?? null,
    barcodeError(barcode)?.failure ?? null,
    lookingCamera(barcode) !== null,
    barcode.context.hash === sunday,
  ],
  rules: [
    {
      id: 'B-38',
      says: 'Nothing is asked before a barcode is: the dialog opens empty.',
      when: (step) => step.isStart || step.sent('barcode.open') !== null,
      holds: (step) =>
        calls(step) === 0 &&
        (step.isStart
          ? !isBarcodeOpen(step.after)
          : isBarcodeOpen(step.after) &&
            (isBarcodeOpen(step.before) || (barcodeTyped(step.after) === '' && isPlain(step.after)))),
    },
    {
      id: 'B-38',
      says: 'Closed, or on another page, nothing goes on and nothing is kept.',
      when: (step) => step.sent('barcode.close') !== null || step.sent('route.entered') !== null,
      holds: (step) =>
        !isBarcodeOpen(step.after) &&
        inFlight(step) === 0 &&
        barcodeTyped(step.after) === '' &&
        isPlain(step.after) &&
        lookingCamera(step.after) === null,
    },
    {
      id: 'B-38',
      says: 'What is typed stands as digits, no more than a barcode has; what was said before is over, and the camera goes off.',
      when: (step) => step.sent('digits.changed') !== null && isBarcodeOpen(step.before),
      holds: (step) =>
        isResting(step) &&
        isPlain(step.after) &&
        !isBarcodeUnknown(step.after) &&
        barcodeTyped(step.after) === typedDigits(step.sent('digits.changed')?.text ?? ''),
    },
    {
      id: 'B-38',
      says: 'A barcode is looked up with one call on the cart’s day; what was said before is over.',
      when: (step) =>
        step.sent('barcode.find') !== null && isBarcodeOpen(step.before) && isRight(step.before),
      holds: (step) =>
        keepsDigits(step) &&
        (isBarcodeLookedUp(step.before)
          ? calls(step) === 0 && step.inFlight('findProduct') === 1
          : isAsked(step) && isPlain(step.after) && inFlight(step) === 1),
    },
    {
      id: 'B-38',
      says: 'Digits that are no barcode say so and look nothing up.',
      when: (step) =>
        step.sent('barcode.find') !== null && isBarcodeOpen(step.before) && !isRight(step.before),
      holds: (step) =>
        isResting(step) &&
        keepsDigits(step) &&
        has(step.after, {
          digits: [wrongDigit, '12345678901234'].includes(barcodeTyped(step.before))
            ? 'checkDigit'
            : 'length',
        }) &&
        !isBarcodeUnknown(step.after),
    },
    {
      id: 'B-38',
      says: 'What is found is shown, on no other digits.',
      when: (step) => (step.done('findProduct')?.output ?? null) !== null,
      holds: (step) =>
        isResting(step) &&
        keepsDigits(step) &&
        isFound(step.after) &&
        has(step.after, { product: penne.slug }),
    },
    {
      id: 'B-38',
      says: 'A product there is not says so, and the digits stay.',
      when: (step) => step.done('findProduct')?.output === null,
      holds: (step) =>
        isResting(step) && keepsDigits(step) && isBarcodeUnknown(step.after) && isPlain(step.after),
    },
    {
      id: 'B-38',
      says: 'Nothing is looked up but a barcode that is typed or seen, another day, or again.',
      when: (step) => step.calls('findProduct').length > 0,
      holds: (step) =>
        isRight(step.after) &&
        (step.sent('barcode.find') !== null ||
          step.done('watchForCode') !== null ||
          (step.sent('hash.changed') !== null && (isFound(step.before) || isBarcodeLookedUp(step.before))) ||
          (step.sent('service.resumed') !== null && hasFailed(step.before))),
    },
    {
      id: 'B-38',
      says: 'On another day what is found, or looked up, is looked up anew; what is shown stays meanwhile.',
      when: (step) =>
        step.sent('hash.changed') !== null && (isFound(step.before) || isBarcodeLookedUp(step.before)),
      holds: (step) =>
        (step.sent('hash.changed')?.hash === step.before.context.hash
          ? calls(step) === 0
          : isAsked(step) && step.inFlight('findProduct') === 1) &&
        barcodeProduct(step.after) === barcodeProduct(step.before) &&
        keepsDigits(step),
    },
    {
      id: 'B-38',
      says: 'The day the cart has is known, and nothing else changes.',
      when: (step) => step.sent('hash.changed') !== null,
      holds: (step) =>
        step.after.context.hash === step.sent('hash.changed')?.hash &&
        isBarcodeOpen(step.after) === isBarcodeOpen(step.before) &&
        keepsDigits(step),
    },
    {
      id: 'B-38',
      says: 'The camera is asked for by a press, once, where the device can read barcodes.',
      when: (step) => step.sent('camera.start') !== null && isBarcodeOpen(step.before),
      holds: (step) =>
        canScanBarcode(step.before)
          ? keepsDigits(step) &&
            isScanning(step.after) &&
            inFlight(step) === 1 &&
            (isScanning(step.before)
              ? calls(step) === 0
              : calls(step) === 1 && step.calls('openCamera').length === 1 && isPlain(step.after))
          : calls(step) === 0 && isBarcodeOpen(step.after) && !isScanning(step.after) && keepsDigits(step),
    },
    {
      id: 'B-38',
      says: 'No camera is asked for without a press.',
      when: (step) => step.calls('openCamera').length > 0,
      holds: (step) => step.sent('camera.start') !== null && canScanBarcode(step.before),
    },
    {
      id: 'B-38',
      says: 'A camera that is allowed looks, and is shown.',
      when: (step) => typeof (step.done('openCamera')?.output ?? '') !== 'string',
      holds: (step) =>
        isWatching(step.after) &&
        lookingCamera(step.after) === camera &&
        step.calls('watchForCode').length === 1 &&
        step.calls('watchForCode')[0]?.camera === camera &&
        calls(step) === 1 &&
        keepsDigits(step),
    },
    {
      id: 'B-38',
      says: 'A camera is shown only while it looks.',
      when: () => true,
      holds: (step) =>
        (lookingCamera(step.after) !== null) === isWatching(step.after) &&
        step.inFlight('watchForCode') === (isWatching(step.after) ? 1 : 0),
    },
    {
      id: 'B-38',
      says: 'Why the camera does not look is said; it can be typed, and nothing typed is lost.',
      when: (step) =>
        step.failed('openCamera') !== null ||
        step.failed('watchForCode') !== null ||
        typeof (step.done('openCamera')?.output ?? camera) === 'string' ||
        step.elapsed('cameraTimeout'),
      holds: (step) => {
        const answer = step.done('openCamera')?.output;
        const fault =
          typeof answer === 'string'
            ? answer
            : step.elapsed('cameraTimeout') && isWatching(step.before)
              ? 'nothingSeen'
              : 'failed';
        return (
          isResting(step) &&
          keepsDigits(step) &&
          step.after.matches({ open: 'typing' }) &&
          has(step.after, { camera: fault })
        );
      },
    },
    {
      id: 'B-38',
      says: 'A barcode that is seen stands in the field and is looked up at once; the camera is off.',
      when: (step) => step.done('watchForCode') !== null,
      holds: (step) =>
        barcodeTyped(step.after) === seen &&
        isAsked(step) &&
        inFlight(step) === 1 &&
        lookingCamera(step.after) === null,
    },
    {
      id: 'B-38',
      says: 'A camera that is stopped is off, without a word.',
      when: (step) => step.sent('camera.stop') !== null && isScanning(step.before),
      holds: (step) =>
        isResting(step) && keepsDigits(step) && isPlain(step.after) && step.after.matches({ open: 'typing' }),
    },
    {
      id: 'ERR-03',
      says: 'A product that cannot be looked up says so, and the digits stay.',
      when: (step) => step.failed('findProduct') !== null || step.elapsed('answerTimeout'),
      holds: (step) =>
        isResting(step) &&
        keepsDigits(step) &&
        hasFailed(step.after) &&
        barcodeError(step.after) !== null &&
        barcodeProduct(step.after) === null,
    },
    {
      id: 'ERR-13',
      says: 'When the service is back what failed is looked up again; nothing else is.',
      when: (step) => step.sent('service.resumed') !== null,
      holds: (step) =>
        keepsDigits(step) &&
        (hasFailed(step.before) ? isAsked(step) && isPlain(step.after) : calls(step) === 0),
    },
    offers({
      id: 'B-38',
      says: 'Wherever the dialog stands, the barcode can be typed.',
      from: isBarcodeOpen,
      via: ({ id }) => id === 'digits.changed',
      to: (after: Barcode) => after.matches({ open: 'typing' }),
    }),
    reaches({
      id: 'B-38',
      says: 'From everywhere a product can be found.',
      from: () => true,
      to: (barcode: Barcode) => barcodeProduct(barcode) !== null,
    }),
  ],
});
