import { many } from '../../fixtures/more.ts';
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
    'none, one and four': (
      <>
        <Breadcrumbs label="Nessun livello" links={[]} current="Pasta" />
        <Breadcrumbs label="Un livello" links={[{ href: '/', label: 'Home' }]} current="Pasta" />
        <Breadcrumbs
          label="Quattro livelli"
          links={many(4, (at) => ({ href: `/${at}`, label: `Livello ${at}` }))}
          current="Pasta"
        />
      </>
    ),
  }),
});
