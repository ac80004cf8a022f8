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
  }),
});
