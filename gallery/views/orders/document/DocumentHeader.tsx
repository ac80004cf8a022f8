import { Logo } from '../../../../src/ui/navigation/Logo.tsx';
import { DocumentHeader } from '../../../../src/views/orders/document/DocumentHeader.tsx';
import { sessionModel } from '../../../../paths/models/session/session.model.ts';
import { galleryView } from '../../../view.ts';
import { WithLogo } from '../../../WithLogo.tsx';

export const view = galleryView({
  kind: 'part',
  model: sessionModel,
  isShown: (session) => session.matches({ anonymous: 'browsing' }),
  show: () => ({
    node: (
      <WithLogo>
        {(logo) => (
          <DocumentHeader logo={<Logo of={logo} label="Alla pagina iniziale" href="/" />} orderId={1042} />
        )}
      </WithLogo>
    ),
  }),
});
