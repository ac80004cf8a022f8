import { ShowMoreButton } from '../../../src/ui/buttons/ShowMoreButton.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'more stores': [
      keys('Tab').focus('Altri negozi: 4'),
      keys('Enter').calls('onClick'),
      keys('Space').calls('onClick'),
    ],
  },
  states: (spy) => ({
    'more stores': <ShowMoreButton onClick={spy('onClick')}>Altri negozi: 4</ShowMoreButton>,
  }),
});
