import { longName } from '../../fixtures/samples.ts';
import { Breadcrumbs } from '../../../src/ui/navigation/Breadcrumbs.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Breadcrumbs
        label="Percorso"
        links={[
          { href: '/', label: 'Home' },
          { href: '/a', label: 'Dispensa' },
        ]}
        current="Pasta e riso"
      />
    ),
    'long text': (
      <Breadcrumbs label="Percorso lungo" links={[{ href: '/a', label: longName }]} current={longName} />
    ),
  }),
});
