import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { ChipButton, ChipLink, ChipRemove, ChipRow, ChipToggles } from '../../../src/ui/buttons/Chip.tsx';
import { leafIcon } from '../../../src/ui/icons/leaf.ts';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

export const view = galleryComponent({
  keyboard: {
    'one of them pressed': [
      keys('Tab').focus('Validi, 2'),
      keys('Space').calls('onChoose', 'usable'),
      keys('Tab').focus('In arrivo, 1'),
      keys('Tab').focus('Usati e scaduti, 3'),
      keys('Enter').calls('onChoose', 'over'),
    ],
  },
  states: (spy) => ({
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
    'one of them pressed': (
      <ChipToggles
        label="Buoni"
        choices={[
          { value: 'usable', label: 'Validi, 2' },
          { value: 'coming', label: 'In arrivo, 1' },
          { value: 'over', label: 'Usati e scaduti, 3' },
        ]}
        chosen="coming"
        onChoose={spy('onChoose')}
      />
    ),
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
    'one and twelve to choose from': (
      <Stack>
        <ChipToggles
          label="Una scelta"
          choices={[{ value: 'all', label: 'Tutti' }]}
          chosen="all"
          onChoose={spy('onChoose')}
        />
        <ChipToggles
          label="Dodici scelte"
          choices={many(12, (at) => ({ value: String(at), label: `Scelta ${at}` }))}
          chosen="12"
          onChoose={spy('onChoose')}
        />
        <ChipRow>
          <ChipLink href="/e">Senza nome della fila</ChipLink>
        </ChipRow>
      </Stack>
    ),
  }),
});
