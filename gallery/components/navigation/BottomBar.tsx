import { basketIcon } from '../../../src/ui/icons/basket.ts';
import { gridIcon } from '../../../src/ui/icons/grid.ts';
import { homeIcon } from '../../../src/ui/icons/home.ts';
import { packageIcon } from '../../../src/ui/icons/package.ts';
import { BottomBar } from '../../../src/ui/navigation/BottomBar.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  isOverlay: true,
  states: (spy) => ({
    plain: (
      <BottomBar
        label="Navigazione"
        items={[
          { label: 'Home', icon: homeIcon, onClick: spy('onHome') },
          { label: 'Reparti', icon: gridIcon, current: true, onClick: spy('onDepartments') },
          { label: 'Ordini', icon: packageIcon, onClick: spy('onOrders') },
          {
            label: 'Carrello',
            icon: basketIcon,
            onClick: spy('onCart'),
            count: { text: '5', description: '5 prodotti' },
          },
        ]}
      />
    ),
    'a long count': (
      <BottomBar
        label="Navigazione"
        items={[
          {
            label: 'Carrello',
            icon: basketIcon,
            onClick: spy('onCart'),
            count: { text: '99+', description: '1.204 prodotti' },
          },
        ]}
      />
    ),
  }),
});
