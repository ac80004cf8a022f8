import { weekday } from '../../../src/ui/navigation/DayTabs.css.ts';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { VisualOnlyText } from '../../../src/ui/primitives/VisualOnlyText.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Text>
        <VisualOnlyText text="Domani" /> <VisualOnlyText text="18:00" className={weekday} />
      </Text>
    ),
  }),
});
