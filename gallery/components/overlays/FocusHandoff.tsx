import { keys } from '../../keyboard.ts';
import { page } from '../../../src/ui/layout/Page.css.ts';
import { useState } from 'react';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { minusIcon } from '../../../src/ui/icons/minus.ts';
import { plusIcon } from '../../../src/ui/icons/plus.ts';
import { Row } from '../../../src/ui/layout/Row.tsx';
import { FocusHandoff } from '../../../src/ui/overlays/FocusHandoff.tsx';
import { galleryComponent } from '../../component.tsx';

function Swapped() {
  const [isAdded, setAdded] = useState(false);
  return (
    <FocusHandoff>
      {isAdded ? (
        <Row>
          <IconButton label="Meno" icon={minusIcon} onClick={() => setAdded(false)} />
          <IconButton label="Più" icon={plusIcon} />
        </Row>
      ) : (
        <Button onClick={() => setAdded(true)}>Aggiungi</Button>
      )}
    </FocusHandoff>
  );
}

export const view = galleryComponent({
  keyboard: {
    'a control that is replaced': [
      keys('Tab').focus('Aggiungi'),
      keys('Enter').focus('Più').hides('Aggiungi'),
      keys('Shift+Tab').focus('Meno'),
      keys('Space').focus('Aggiungi').hides('Meno'),
    ],
  },
  states: () => ({
    'a control that is replaced': <Swapped />,
    'in a look of its own': (
      <FocusHandoff className={page}>
        <Button>Fermo</Button>
      </FocusHandoff>
    ),
  }),
});
