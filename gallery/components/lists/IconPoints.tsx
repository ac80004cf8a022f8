import { many } from '../../fixtures/more.ts';
import { longText } from '../../fixtures/samples.ts';
import { clockIcon } from '../../../src/ui/icons/clock.ts';
import { truckIcon } from '../../../src/ui/icons/truck.ts';
import { IconPoints } from '../../../src/ui/lists/IconPoints.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <IconPoints
        points={[
          { icon: truckIcon, text: 'L’ordine è in viaggio' },
          { icon: clockIcon, text: 'Ultimi minuti' },
        ]}
      />
    ),
    'long text': <IconPoints points={[{ icon: truckIcon, text: longText }]} />,
    'none and eight': (
      <>
        <IconPoints points={[]} />
        <IconPoints points={many(8, (at) => ({ icon: truckIcon, text: `Punto ${at}` }))} />
      </>
    ),
  }),
});
