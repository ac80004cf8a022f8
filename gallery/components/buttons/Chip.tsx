import { longName } from '../../fixtures/samples.ts';
import { ChipButton, ChipLink, ChipRemove, ChipRow } from '../../../src/ui/buttons/Chip.tsx';
import { leafIcon } from '../../../src/ui/icons/leaf.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    links: (
      <ChipRow label="Filtri rapidi" as="nav">
        <ChipLink href="/a">Senza glutine</ChipLink>
        <ChipLink href="/b" aria-current="page">
          Biologico
        </ChipLink>
        <ChipLink href="/c" icon={leafIcon}>
          Vegano
        </ChipLink>
      </ChipRow>
    ),
    'a button': <ChipButton>ricotta</ChipButton>,
    'to be taken away': (
      <ChipRemove removeLabel="Togli" href="/without">
        Vegano
      </ChipRemove>
    ),
    'long text': (
      <ChipRow label="Filtri lunghi">
        <ChipLink href="/d">{longName}</ChipLink>
        <ChipRemove removeLabel="Togli" href="/without-long">
          {longName}
        </ChipRemove>
      </ChipRow>
    ),
    'without a name': (
      <ChipRow>
        <ChipLink href="/e">Senza nome della fila</ChipLink>
      </ChipRow>
    ),
  }),
});
