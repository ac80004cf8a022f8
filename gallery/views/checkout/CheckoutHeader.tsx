import { CheckoutHeader } from '../../../src/views/checkout/CheckoutHeader.tsx';
import { Logo } from '../../../src/ui/navigation/Logo.tsx';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { WithLogo } from '../../WithLogo.tsx';

export const view = galleryView({
  kind: 'part',
  model: sessionModel,
  isShown: (session) => session.matches({ anonymous: 'browsing' }),
  variants: (session) => ({ '': session, paying: withContext(session, { isPaying: true }) }),
  show: ({ context }) => ({
    node: (
      <WithLogo>
        {(logo) => (
          <CheckoutHeader
            logo={<Logo of={logo} label="Alla pagina iniziale" href="/" />}
            isPaying={'isPaying' in context}
          />
        )}
      </WithLogo>
    ),
  }),
});
