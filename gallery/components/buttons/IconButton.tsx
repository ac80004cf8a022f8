import { IconButton, IconLink } from '../../../src/ui/buttons/IconButton.tsx';
import { chevronLeftIcon } from '../../../src/ui/icons/chevron-left.ts';
import { chevronRightIcon } from '../../../src/ui/icons/chevron-right.ts';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { packageIcon } from '../../../src/ui/icons/package.ts';
import { trashIcon } from '../../../src/ui/icons/trash.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    plain: <IconButton label="Chiudi" icon={closeIcon} onClick={heard('onClick')} />,
    line: <IconButton variant="line" label="Precedente" icon={chevronLeftIcon} onClick={heard('onClick')} />,
    small: <IconButton size="sm" label="Rimuovi" icon={trashIcon} onClick={heard('onClick')} />,
    busy: <IconButton busy label="Rimuovi" icon={trashIcon} onClick={heard('onClick')} />,
    disabled: <IconButton disabled label="Successiva" icon={chevronRightIcon} onClick={heard('onClick')} />,
    link: <IconLink href="/orders" label="I miei ordini" icon={packageIcon} />,
  }),
});
