import { longName } from '../../fixtures/samples.ts';
import { QuestionRow } from '../../../src/ui/lists/QuestionRow.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    folded: [
      keys('Tab').focus('summary').hides('4,90 €, e da 80 € è gratis.'),
      keys('Enter').shows('4,90 €, e da 80 € è gratis.'),
      keys('Space').hides('4,90 €, e da 80 € è gratis.'),
      keys('Space').shows('4,90 €, e da 80 € è gratis.'),
      keys('Enter').hides('4,90 €, e da 80 € è gratis.'),
      keys('Tab').focus(null),
    ],
  },
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
