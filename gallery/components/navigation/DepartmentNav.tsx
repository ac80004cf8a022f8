import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { leafIcon } from '../../../src/ui/icons/leaf.ts';
import { offerIcon } from '../../../src/ui/icons/offer.ts';
import { DepartmentNav } from '../../../src/ui/navigation/DepartmentNav.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <DepartmentNav
        label="Reparti"
        links={[
          { href: '/a', label: 'Dispensa', current: true },
          { href: '/b', label: 'Freschi', icon: leafIcon },
        ]}
        end={[{ href: '/c', label: 'Offerte', icon: offerIcon }]}
      />
    ),
    'long text': (
      <DepartmentNav
        label="Altri reparti"
        links={[
          { href: '/a', label: longName },
          { href: '/b', label: longName },
        ]}
      />
    ),
    'none, one and twelve': (
      <>
        <DepartmentNav label="Nessun reparto" links={[]} end={[]} />
        <DepartmentNav label="Un reparto" links={[{ href: '/a', label: 'Dispensa' }]} />
        <DepartmentNav
          label="Dodici reparti"
          links={many(12, (at) => ({ href: `/${at}`, label: `Reparto ${at}` }))}
          end={many(6, (at) => ({ href: `/fine-${at}`, label: `Altro ${at}` }))}
        />
      </>
    ),
  }),
});
