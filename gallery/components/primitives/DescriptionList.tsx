import { many } from '../../fixtures/more.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { DescriptionList } from '../../../src/ui/primitives/DescriptionList.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <DescriptionList
        items={[
          { name: 'Origine', value: 'Italia' },
          { name: 'Peso', value: '500 g' },
        ]}
      />
    ),
    'long text': <DescriptionList items={[{ name: longName, value: longText }]} />,
    'none and twelve': (
      <>
        <DescriptionList items={[]} />
        <DescriptionList items={many(12, (at) => ({ name: `Nome ${at}`, value: `Valore ${at}` }))} />
      </>
    ),
  }),
});
