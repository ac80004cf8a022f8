import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { CategoryTiles } from '../../../src/ui/navigation/CategoryTiles.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <CategoryTiles
        label="Reparti"
        items={[
          { href: '/a', label: 'Frutta e verdura', picture: '/media/frutta.webp' },
          { href: '/b', label: 'Pane e forno', picture: '/media/pane.webp' },
          { href: '/c', label: 'Dispensa', picture: '/media/dispensa.webp' },
        ]}
      />
    ),
    'long text': (
      <CategoryTiles
        label="Altri reparti"
        items={[{ href: '/a', label: longName, picture: '/media/frutta.webp' }]}
      />
    ),
    empty: <CategoryTiles label="Nessun reparto" items={[]} />,
    twelve: (
      <CategoryTiles
        label="Dodici reparti"
        items={many(12, (at) => ({
          href: `/${at}`,
          label: `Reparto ${at}`,
          picture: '/media/frutta.webp',
        }))}
      />
    ),
  }),
});
