import { assign } from 'xstate';
import { barcodeDigits, barcodeFault } from '../../contract/rules/catalogue/barcode.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { barcodeMachine } from './barcode.machine.ts';

export const barcodeLogic = barcodeMachine.provide({
  actions: {
    assignDigits: assign((_, { text }: { text: string }) => ({ digits: barcodeDigits(text) })),
    assignDigitsFault: assign(({ context: { digits } }) => ({ digitsFault: barcodeFault(digits) })),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: { isBarcode: ({ context: { digits } }) => barcodeFault(digits) === null },
});
