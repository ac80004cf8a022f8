import { messages } from '#words/cookies.po';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { areCookiesReviewed } from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useShop } from '../shop-context.ts';
import { CookieForm } from './CookieForm.tsx';

/** Messages of the cookie choice, apart from those of the banner. */
export const cookieWords = messages;

/** 'Preferenze cookie' over any page (B-07). */
export function CookieDialog() {
  const { t } = useLingui();
  const { cookieConsent } = useShop().flows;
  const isOpen = useSelector(cookieConsent, areCookiesReviewed);
  return (
    <Dialog
      open={isOpen}
      title={t`Preferenze cookie`}
      description={t`Puoi cambiarle quando vuoi dal fondo pagina.`}
      closeLabel={t`Chiudi`}
      onClose={() => cookieConsent.send({ type: 'preferences.close' })}
    >
      <CookieForm returnTo={paths.home} />
    </Dialog>
  );
}
