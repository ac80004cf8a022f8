import { longName, longText } from '../../fixtures/samples.ts';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { AddressCard, AddressCards } from '../../../src/ui/commerce/AddressCard.tsx';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { homeIcon } from '../../../src/ui/icons/home.ts';
import { pencilIcon } from '../../../src/ui/icons/pencil.ts';
import { starIcon } from '../../../src/ui/icons/star.ts';
import { trashIcon } from '../../../src/ui/icons/trash.ts';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'side by side': (
      <AddressCards>
        <AddressCard
          icon={homeIcon}
          title="Casa"
          details="Citofono Rossi · piano 3 · ascensore"
          badge={<Badge icon={starIcon}>Indirizzo preferito</Badge>}
          state={<Text tone="muted">In uso per la spesa</Text>}
          actions={
            <IconButton label="Modifica Casa" icon={pencilIcon} variant="line" onClick={spy('onClick')} />
          }
        >
          Via Appia Nuova 120
        </AddressCard>
        <AddressCard
          icon={homeIcon}
          title="Nonna"
          mark={<IconButton label="Preferisci Nonna" icon={starIcon} onClick={spy('onClick')} />}
          actions={
            <IconButton label="Elimina Nonna" icon={trashIcon} variant="line" onClick={spy('onClick')} />
          }
        >
          Via Tuscolana 800
        </AddressCard>
      </AddressCards>
    ),
    'long text': (
      <AddressCards>
        <AddressCard
          icon={homeIcon}
          title={longName}
          details={longText}
          actions={<IconButton label="Modifica" icon={pencilIcon} variant="line" onClick={spy('onClick')} />}
        >
          {longText}
        </AddressCard>
      </AddressCards>
    ),
    'with everything': (
      <AddressCards>
        <AddressCard
          icon={homeIcon}
          title="Ufficio"
          mark={<IconButton label="Preferisci Ufficio" icon={starIcon} onClick={spy('onClick')} />}
          details="Citofono Rossi · piano 3"
          badge={<Badge icon={starIcon}>Indirizzo preferito</Badge>}
          state={<Text tone="muted">In uso per la spesa</Text>}
          actions={
            <IconButton label="Modifica Ufficio" icon={pencilIcon} variant="line" onClick={spy('onClick')} />
          }
        >
          Viale Europa 1
        </AddressCard>
      </AddressCards>
    ),
  }),
});
