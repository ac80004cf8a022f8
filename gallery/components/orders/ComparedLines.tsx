import { many } from '../../fixtures/more.ts';
import { ComparedLines, type ComparedLine } from '../../../src/ui/orders/ComparedLines.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { thumbPicture } from '../../../src/views/product-tile/product-picture.ts';
import { apples } from '../../fixtures/products.ts';
import { longName } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';

const words = {
  product: 'Prodotto',
  ordered: 'Ordinato',
  arrived: 'Arrivato',
  difference: 'Differenza',
  actions: 'Segnalazione',
};

const line = (given: Partial<ComparedLine> = {}): ComparedLine => ({
  key: 1,
  name: 'Mele Fuji',
  picture: thumbPicture(apples),
  marks: <Badge tone="info">Peso vero</Badge>,
  ordered: '1,5 kg · 3,29 €',
  arrived: '1,62 kg · 3,55 €',
  difference: '+0,26 €',
  actions: <Button size="sm">Segnala</Button>,
  ...given,
});

export const view = galleryComponent({
  states: () => ({
    lines: (
      <ComparedLines
        label="Cosa è cambiato"
        words={words}
        lines={[line(), line({ key: 2, note: 'Scelto da te', actions: 'Rimborso fatto' })]}
      />
    ),
    'long text': (
      <ComparedLines
        label="Cosa è cambiato"
        words={words}
        lines={[line({ name: longName, arrived: longName })]}
      />
    ),
    none: <ComparedLines label="Cosa è cambiato" words={words} lines={[]} />,
    twelve: (
      <ComparedLines
        label="Cosa è cambiato"
        words={words}
        lines={many(12, (at) => line({ key: at, name: `Mele ${at}` }))}
      />
    ),
  }),
});
