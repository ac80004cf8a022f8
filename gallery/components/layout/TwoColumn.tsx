import { longText } from '../../fixtures/samples.ts';
import { Totals } from '../../../src/ui/commerce/Totals.tsx';
import { Panel } from '../../../src/ui/layout/Panel.tsx';
import { TwoColumn } from '../../../src/ui/layout/TwoColumn.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    sticky: (
      <TwoColumn
        aside={
          <Panel>
            <Totals total={{ label: 'Totale', value: '43,20 €' }} />
          </Panel>
        }
        asideLabel="Totale"
      >
        <Text>{longText}</Text>
      </TwoColumn>
    ),
    'not sticky': (
      <TwoColumn
        sticky={false}
        from="desktop"
        aside={
          <Panel>
            <Text>Aiuto</Text>
          </Panel>
        }
        asideLabel="Aiuto"
      >
        <Text>{longText}</Text>
      </TwoColumn>
    ),
  }),
});
