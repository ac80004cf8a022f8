import { TextHit, TextHits } from '../../../src/ui/content/TextHits.tsx';
import { galleryComponent } from '../../component.tsx';
import { longName } from '../../fixtures/samples.ts';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <TextHits label="Ricette e pagine">
        <TextHit
          href="/ricette/amatriciana"
          title="Amatriciana"
          kind="Ricetta"
          excerpt="Rosola il guanciale a fuoco basso finché il grasso diventa trasparente…"
        />
        <TextHit href="/page/consegna-a-casa" title="Consegna a casa" kind="Pagina" />
      </TextHits>
    ),
    'long text': (
      <TextHits label="Ricette e pagine">
        <TextHit href="/page/x" title={longName} kind="Pagina" excerpt={longName} />
      </TextHits>
    ),
  }),
});
