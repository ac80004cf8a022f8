import { longName, longText } from '../../fixtures/samples.ts';
import { ButtonLink } from '../../../src/ui/buttons/ButtonLink.tsx';
import { SystemPage } from '../../../src/ui/layout/SystemPage.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <SystemPage
        picture="/media/cesto.webp"
        title="Pagina non trovata"
        actions={<ButtonLink href="/">Torna alla pagina iniziale</ButtonLink>}
      >
        L’indirizzo non esiste più.
      </SystemPage>
    ),
    'with something below': (
      <SystemPage
        picture="/media/cesto.webp"
        title="Manca un clic"
        actions={<ButtonLink href="/">Continua la spesa</ButtonLink>}
        below={
          <ButtonLink variant="ghost" href="/registration-user">
            Cambia e-mail
          </ButtonLink>
        }
      >
        Abbiamo scritto a <strong>giulia@posta.example</strong>.
      </SystemPage>
    ),
    'long text': (
      <SystemPage picture="/media/cesto.webp" title={longName}>
        {longText}
      </SystemPage>
    ),
  }),
});
