import { longText } from '../../fixtures/samples.ts';
import { Panel } from '../../../src/ui/layout/Panel.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    surface: (
      <Panel>
        <Text>Un ordine.</Text>
      </Panel>
    ),
    sunken: (
      <Panel tone="sunken" gap="2">
        <Text>Un ordine.</Text>
        <Text>Un altro.</Text>
      </Panel>
    ),
    'long text': (
      <Panel as="section" tone="sunken" gap="2" labelledBy="panel-title">
        <Text>
          <span id="panel-title">Un titolo</span>
        </Text>
        <Text>{longText}</Text>
      </Panel>
    ),
  }),
});
