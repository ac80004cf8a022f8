import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { MemberRow, MemberRows } from '../../../src/ui/lists/MemberRow.tsx';
import { Select } from '../../../src/ui/forms/Select.tsx';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { galleryComponent } from '../../component.tsx';
import { longName } from '../../fixtures/samples.ts';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <MemberRows>
        <MemberRow
          name="Marco Neri"
          note="da martedì 17 novembre"
          permission={
            <Select
              variant="compact"
              label="Permesso di Marco Neri"
              labelHidden
              options={[
                { value: 'WRITE', label: 'Modifica' },
                { value: 'READ', label: 'Lettura' },
              ]}
              onValue={spy('onValue')}
            />
          }
          remove={<IconButton label="Togli Marco Neri" icon={closeIcon} onClick={spy('remove')} />}
        />
        <MemberRow
          name={longName}
          note="da ieri"
          remove={<IconButton label="Togli" icon={closeIcon} onClick={spy('remove')} />}
        />
      </MemberRows>
    ),
  }),
});
