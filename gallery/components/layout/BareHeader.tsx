import { WithLogo } from '../../WithLogo.tsx';
import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { BareHeader } from '../../../src/ui/layout/BareHeader.tsx';
import { Logo } from '../../../src/ui/navigation/Logo.tsx';
import { Steps } from '../../../src/ui/navigation/Steps.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'with steps': (
      <WithLogo>
        {(logo) => (
          <BareHeader
            logo={<Logo of={logo} label="Alla pagina iniziale" href="/" />}
            center={
              <Steps
                label="Avanzamento"
                steps={[
                  { label: 'Carrello', state: 'done' },
                  { label: 'Riepilogo', state: 'now' },
                  { label: 'Pagamento', state: 'next' },
                ]}
              />
            }
            help={<TextLink href="/help">Aiuto</TextLink>}
          />
        )}
      </WithLogo>
    ),
    'with a way elsewhere': (
      <WithLogo>
        {(logo) => (
          <BareHeader
            logo={<Logo of={logo} label="Alla pagina iniziale" href="/" />}
            end={<TextLink href="/login">Accedi</TextLink>}
          />
        )}
      </WithLogo>
    ),
  }),
});
