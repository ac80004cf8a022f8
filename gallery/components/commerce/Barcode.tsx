import { Barcode } from '../../../src/ui/commerce/Barcode.tsx';
import { galleryComponent } from '../../component.tsx';

const modules =
  '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101';

export const view = galleryComponent({
  states: () => ({
    bars: (
      <Barcode modules={modules} label="Codice a barre 5901234123457">
        5901 2341 2345 7
      </Barcode>
    ),
    'without bars': (
      <Barcode modules={null} label="Codice a barre 12">
        12
      </Barcode>
    ),
  }),
});
