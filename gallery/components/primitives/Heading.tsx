import { longName } from '../../fixtures/samples.ts';
import { Heading } from '../../../src/ui/primitives/Heading.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'every level': (
      <>
        <Heading level={1}>Titolo della pagina</Heading>
        <Heading level={2}>Sezione</Heading>
        <Heading level={3}>Scheda</Heading>
        <Heading level={4}>Etichetta</Heading>
      </>
    ),
    'every look': (
      <>
        <Heading level={2} look="display">
          Vetrina
        </Heading>
        <Heading level={2} look="page">
          Pagina
        </Heading>
        <Heading level={2} look="card" id="scheda">
          Scheda
        </Heading>
        <Heading level={2} look="item">
          Voce
        </Heading>
        <Heading level={2} look="label">
          Etichetta
        </Heading>
      </>
    ),
    'long text': <Heading level={2}>{longName}</Heading>,
  }),
});
