import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { ChipRemove } from '../../../src/ui/buttons/Chip.tsx';
import { Select } from '../../../src/ui/forms/Select.tsx';
import { slidersIcon } from '../../../src/ui/icons/sliders.ts';
import { Toolbar } from '../../../src/ui/layout/Toolbar.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <Toolbar
        lead={
          <Button variant="secondary" icon={slidersIcon} onClick={spy('onClick')}>
            Filtri
          </Button>
        }
        plainLead={
          <TextLink alone href="#filters">
            Ai filtri
          </TextLink>
        }
        chips={
          <ChipRemove removeLabel="Togli" href="/without">
            Biologico
          </ChipRemove>
        }
        status="128 prodotti"
        end={
          <Select
            label="Ordina per"
            labelHidden
            variant="compact"
            options={[{ value: 'price', label: 'Prezzo' }]}
            onValue={spy('onValue')}
          />
        }
      />
    ),
    empty: <Toolbar />,
  }),
});
