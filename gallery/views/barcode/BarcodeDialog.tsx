import { isBarcodeOpen } from '../../../machines/barcode/barcode.selectors.ts';
import { barcodeModel } from '../../../paths/models/barcode/barcode.model.ts';
import { BarcodeDialog } from '../../../src/views/barcode/BarcodeDialog.tsx';
import { pasta } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: barcodeModel,
  // The model is of this chart.
  isShown: (snapshot) => isBarcodeOpen(snapshot as Parameters<typeof isBarcodeOpen>[0]),
  variantName: ({ context: { canScan, digits, digitsFault, cameraFault, product, error } }) =>
    [
      canScan ? '' : 'no camera',
      digits === '' ? 'nothing typed' : '',
      digitsFault ?? '',
      cameraFault ?? '',
      product === null ? '' : 'with a product',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (barcode) => ({
    flows: {
      barcode: withContext(barcode, { product: barcode.context.product === null ? null : pasta }),
    },
    node: <BarcodeDialog />,
  }),
});
