import { many } from '../../../fixtures/more.ts';
import { longText } from '../../../fixtures/samples.ts';
import { CardPair } from '../../../../src/ui/layout/account/CardPair.tsx';
import { Panel } from '../../../../src/ui/layout/Panel.tsx';
import { Text } from '../../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    even: (
      <CardPair>
        <Panel>
          <Text>La prima carta</Text>
        </Panel>
        <Panel>
          <Text>{longText}</Text>
        </Panel>
      </CardPair>
    ),
    'a wide one first': (
      <CardPair look="wide">
        <Panel>
          <Text>{longText}</Text>
        </Panel>
        <Panel>
          <Text>Accanto</Text>
        </Panel>
      </CardPair>
    ),
    'one alone': (
      <CardPair look="wide">
        <Panel>
          <Text>La sola carta</Text>
        </Panel>
        {false}
      </CardPair>
    ),
    six: (
      <CardPair>
        {many(6, (at) => (
          <Panel key={at}>
            <Text>Carta {at}</Text>
          </Panel>
        ))}
      </CardPair>
    ),
  }),
});
