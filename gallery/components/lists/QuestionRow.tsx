import { longName } from '../../fixtures/samples.ts';
import { QuestionRow } from '../../../src/ui/lists/QuestionRow.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    folded: (
      <QuestionRow id="quanto-costa" question="Quanto costa la consegna?">
        <Text>4,90 €, e da 80 € è gratis.</Text>
      </QuestionRow>
    ),
    'long text': (
      <QuestionRow id="domanda-lunga" question={longName}>
        <Text>{longName}</Text>
      </QuestionRow>
    ),
  }),
});
