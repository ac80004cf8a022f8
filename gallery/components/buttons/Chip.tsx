import { longName } from '../../fixtures/samples.ts';
import { ChipLink, ChipRemove, ChipRow } from '../../../src/ui/buttons/Chip.tsx';
import { leafIcon } from '../../../src/ui/icons/leaf.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
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
    'to be taken away': (
      <ChipRow label="Filtri scelti" flow="wrap">
        <ChipRemove removeLabel="Togli" onRemove={heard('onRemove')}>
          Biologico
        </ChipRemove>
        <ChipRemove removeLabel="Togli" href="/without">
          Vegano
        </ChipRemove>
      </ChipRow>
    ),
    'long text': (
      <ChipRow label="Filtri lunghi" flow="wrap">
        <ChipLink href="/d">{longName}</ChipLink>
        <ChipRemove removeLabel="Togli" onRemove={heard('onRemove')}>
          {longName}
        </ChipRemove>
      </ChipRow>
    ),
  }),
});
