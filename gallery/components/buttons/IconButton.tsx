import { IconButton, IconLink } from '../../../src/ui/buttons/IconButton.tsx';
import { chevronLeftIcon } from '../../../src/ui/icons/chevron-left.ts';
import { chevronRightIcon } from '../../../src/ui/icons/chevron-right.ts';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { packageIcon } from '../../../src/ui/icons/package.ts';
import { trashIcon } from '../../../src/ui/icons/trash.ts';
import { galleryComponent } from '../../component.tsx';
import { Row } from '../../../src/ui/layout/Row.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: <IconButton label="Chiudi" icon={closeIcon} onClick={spy('onClick')} />,
    line: <IconButton variant="line" label="Precedente" icon={chevronLeftIcon} onClick={spy('onClick')} />,
    small: <IconButton size="sm" label="Rimuovi" icon={trashIcon} onClick={spy('onClick')} />,
    busy: <IconButton busy filled variant="line" label="Rimuovi" icon={trashIcon} onClick={spy('onClick')} />,
    disabled: <IconButton disabled label="Successiva" icon={chevronRightIcon} onClick={spy('onClick')} />,
    link: (
      <Row gap="4">
        <IconLink href="/orders" label="I miei ordini" icon={packageIcon} />
        <IconLink href="/cart" variant="line" size="sm" label="Carrello" icon={packageIcon} />
      </Row>
    ),
  }),
});
