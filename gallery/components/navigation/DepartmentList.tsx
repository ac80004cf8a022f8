import { longName } from '../../fixtures/samples.ts';
import { DepartmentList } from '../../../src/ui/navigation/DepartmentList.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <DepartmentList
        items={[
          {
            id: 'a',
            label: 'Dispensa',
            picture: '/media/dispensa.webp',
            count: '128',
            href: '/a',
            current: true,
          },
          { id: 'b', label: 'Freschi', href: '/b' },
        ]}
      />
    ),
    'opens in place': (
      <DepartmentList items={[{ id: 'a', label: 'Dispensa', href: '/a', onOpen: spy('onOpen') }]} />
    ),
    quiet: (
      <DepartmentList
        quiet
        items={[
          { id: 'a', label: 'Pasta', href: '/a' },
          { id: 'b', label: longName, count: '1.204', href: '/b' },
        ]}
      />
    ),
    empty: <DepartmentList items={[]} />,
  }),
});
