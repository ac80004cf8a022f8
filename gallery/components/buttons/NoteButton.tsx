import { longText } from '../../fixtures/samples.ts';
import { NoteButton } from '../../../src/ui/buttons/NoteButton.tsx';
import { repeatIcon } from '../../../src/ui/icons/account/repeat.ts';
import { triangleAlertIcon } from '../../../src/ui/icons/triangle-alert.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <NoteButton icon={repeatIcon} onClick={spy('onClick')}>
        Se manca: altro formato
      </NoteButton>
    ),
    warning: (
      <NoteButton icon={triangleAlertIcon} tone="warning" onClick={spy('onClick')}>
        Se manca: chiamami
      </NoteButton>
    ),
    'long text': (
      <NoteButton icon={repeatIcon} onClick={spy('onClick')}>
        {longText}
      </NoteButton>
    ),
  }),
});
