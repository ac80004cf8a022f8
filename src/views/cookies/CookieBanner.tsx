import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { grantsOf } from '../../../contract/rules/session/cookie-preferences.ts';
import {
  areCookiesAsked,
  isChoiceMissing,
} from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useAddress } from '../../ui/navigation/Anchor.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { closeIcon } from '../../ui/icons/close.ts';
import { Banner } from '../../ui/overlays/Banner.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { chosenAction } from './chosen-action.ts';

const none = { analytics: false, profilation: false };

/** Asks once which cookies may be used, with equal answers; without script it is a form like any other (B-06). */
export function CookieBanner({ returnTo }: { returnTo: string }) {
  const { t } = useLingui();
  const address = useAddress(paths.cookiePreferences);
  const { cookieConsent } = useShop().flows;
  const areAsked = useSelector(cookieConsent, areCookiesAsked);
  const isMissing = useSelector(cookieConsent, isChoiceMissing);
  if (!areAsked) return null;
  const personalise = (event: MouseEvent) => {
    event.preventDefault();
    cookieConsent.send({ type: 'preferences.open' });
  };
  return (
    <form
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault();
        cookieConsent.send({ type: 'choice.made', ...grantsOf(chosenAction(event), none) });
      }}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Banner
        title={t`I cookie, in due righe`}
        isAsked={isMissing}
        actions={
          <>
            <Button type="submit" name="action" value="refuse" variant="secondary">
              {t`Rifiuta`}
            </Button>
            <Button type="submit" name="action" value="accept" variant="secondary">
              {t`Accetta`}
            </Button>
            <ButtonLink href={paths.cookiePreferences} variant="secondary" onClick={personalise}>
              {t`Personalizza`}
            </ButtonLink>
          </>
        }
        close={
          <IconButton
            type="submit"
            name="action"
            value="close"
            label={t`Chiudi: solo cookie tecnici`}
            icon={closeIcon}
          />
        }
      >
        <Text size="sm">
          <Trans>
            Usiamo cookie tecnici per carrello e accesso. Con il tuo consenso anche cookie di statistica e di
            profilazione. Se chiudi con la X restano solo i tecnici.{' '}
            <TextLink href={paths.content('cookie')}>Informativa</TextLink>
          </Trans>
        </Text>
      </Banner>
    </form>
  );
}
