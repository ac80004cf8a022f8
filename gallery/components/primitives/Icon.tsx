import { starIcon } from '../../../src/ui/icons/star.ts';
import { truckIcon } from '../../../src/ui/icons/truck.ts';
import { Icon } from '../../../src/ui/primitives/Icon.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'every size': (
      <>
        <Icon of={truckIcon} size="sm" />
        <Icon of={truckIcon} />
        <Icon of={truckIcon} size="lg" />
      </>
    ),
    filled: <Icon filled size="lg" of={starIcon} />,
  }),
});
