import { many } from '../../fixtures/more.ts';
import { longText } from '../../fixtures/samples.ts';
import { checkIcon } from '../../../src/ui/icons/check.ts';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { triangleAlertIcon } from '../../../src/ui/icons/triangle-alert.ts';
import { FactList } from '../../../src/ui/primitives/FactList.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <FactList
        facts={[
          { icon: closeIcon, text: 'I punti si perdono' },
          { icon: checkIcon, text: 'Le fatture restano' },
        ]}
      />
    ),
    warning: <FactList facts={[{ icon: triangleAlertIcon, text: 'Perdi 1.284 punti', tone: 'warning' }]} />,
    'long text': <FactList facts={[{ icon: checkIcon, text: longText }]} />,
    'none and eight': (
      <>
        <FactList facts={[]} />
        <FactList facts={many(8, (at) => ({ icon: checkIcon, text: `Fatto ${at}` }))} />
      </>
    ),
  }),
});
