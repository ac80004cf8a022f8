import { aPicture, longName } from '../../fixtures/samples.ts';
import { AddButton } from '../../../src/ui/buttons/AddButton.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { InsteadList, InsteadRow } from '../../../src/ui/exchange/InsteadList.tsx';
import { bellIcon } from '../../../src/ui/icons/device/bell.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'of each kind': (
      <InsteadList
        title="Al suo posto"
        aside={<IconButton variant="line" label="Avvisami" icon={bellIcon} onClick={spy('onAlert')} />}
      >
        <InsteadRow
          name="Broccoli"
          picture={aPicture}
          meta="1,67 € · 2,79 €/kg"
          action={<AddButton look="plus" word="Prendi" label="Prendi Broccoli" onClick={spy('onTake')} />}
        />
        <InsteadRow
          name={longName}
          picture={aPicture}
          meta="1.241,67 € · 2.241,79 €/kg"
          action={<AddButton look="plus" word="Prendi" label="Prendi l’altro" busy onClick={spy('onTake')} />}
        />
      </InsteadList>
    ),
    'that comes': <InsteadList title="Al suo posto" busy />,
    'in a dialog': <InsteadList place="dialog" title="Al suo posto" busy />,
    'with everything': (
      <InsteadList
        busy
        place="dialog"
        title="Al suo posto"
        aside={<IconButton variant="line" label="Avvisami" icon={bellIcon} onClick={spy('onAlert')} />}
      >
        <InsteadRow
          name="Cavolfiore"
          picture={aPicture}
          meta="1,67 € · 2,79 €/kg"
          action={<AddButton look="plus" word="Prendi" label="Prendi Cavolfiore" onClick={spy('onTake')} />}
        />
      </InsteadList>
    ),
  }),
});
