import { longName } from '../../fixtures/samples.ts';
import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { Checkbox } from '../../../src/ui/forms/Checkbox.tsx';
import { Facet, FacetHead } from '../../../src/ui/forms/Facet.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    folded: [
      keys('Tab').focus('summary').hides('Trafilona'),
      keys('Enter').shows('checkbox "Trafilona 12"'),
      keys('Tab').focus('Trafilona12'),
      keys('Space').calls('onChecked', true),
      keys('Shift+Tab').focus('summary'),
      keys('Space').hides('Trafilona'),
      keys('Tab').focus(null),
    ],
  },
  states: (spy) => ({
    folded: (
      <Facet title="Marca">
        <Checkbox size="sm" label="Trafilona" count="12" onChecked={spy('onChecked')} />
      </Facet>
    ),
    open: (
      <Facet open title="Marca">
        <Checkbox size="sm" label="Trafilona" count="12" onChecked={spy('onChecked')} />
        <Checkbox size="sm" label={longName} count="1.204" onChecked={spy('onChecked')} />
      </Facet>
    ),
    head: (
      <FacetHead
        title="Filtri"
        clear={
          <TextLink alone href="/all">
            Togli tutti
          </TextLink>
        }
      />
    ),
    'head alone': <FacetHead title="Filtri" />,
  }),
});
