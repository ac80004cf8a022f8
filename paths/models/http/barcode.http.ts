import { barcodeActors } from '../../../machines/barcode/barcode.actors.ts';
import { product } from '../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

const barcodes = new WeakMap<Visitor, string>();

/** Everybody may look a barcode up: the shop answers by itself. There is no camera. */
export const barcodeHttp: HttpFlow = {
  name: 'barcode',
  starts: ['the device cannot read barcodes'],
  async open({ visitor }) {
    barcodes.set(visitor, (await product(visitor.client, 'penne-rigate-500-g')).barcode);
    return {
      actors: barcodeActors({ services: async () => visitor.services, openCamera: async () => 'absent' }),
      input: { canScan: false, hash: 'w0d0t0' },
    };
  },
  // The catalogue says which barcode its products have.
  adapt: (event, visitor) =>
    event.type === 'digits.changed' && event['text'] === '8 000000-000019'
      ? { ...event, text: barcodes.get(visitor) }
      : event,
  answers: { findProduct: { 'the product is found': asIs, 'the shop has no such product': asIs } },
};
