import { HelpLayout } from '../../../../src/ui/layout/help/HelpLayout.tsx';
import { Panel } from '../../../../src/ui/layout/Panel.tsx';
import { Text } from '../../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'with a form': (
      <HelpLayout
        aside={
          <Panel>
            <Text>Prima di scrivere</Text>
          </Panel>
        }
        asideLabel="Senza scrivere"
      >
        <Panel>
          <Text>Il modulo</Text>
        </Panel>
      </HelpLayout>
    ),
  }),
});
