import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SocialProviderName } from '../../../contract/api/account/social.ts';
import { currentPath, returnTarget } from '../../../machines/navigation/navigation.selectors.ts';
import { singleSignOn, socialLogin } from '../../routing/identity-paths.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Divider } from '../../ui/primitives/Divider.tsx';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

interface OtherLoginsProps {
  /** Somebody is logged in already: there is nothing to register. */
  isKnown?: boolean;
  /** The login stands on a page of its own, which is no place to come back to. */
  onPage: boolean;
  /** Another page is wanted in its stead. */
  onLeave?: (() => void) | undefined;
}

/** Whoever has no password here: newcomers, and those whom a provider of the brand vouches for (SES-09, SES-19, SES-21). */
export function OtherLogins({ isKnown = false, onPage, onLeave }: OtherLoginsProps) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const { socialProviders } = tenant.facts;
  const hasRegistration = useHas('registration') && !isKnown;
  const hasSingleSignOn = useHas('singleSignOn');
  const labels: Readonly<Record<SocialProviderName, string>> = {
    google: t`Continua con Google`,
    facebook: t`Continua con Facebook`,
  };
  const target = useSelector(flows.navigation, returnTarget);
  const here = useSelector(flows.navigation, currentPath);
  if (!hasRegistration && socialProviders.length === 0 && !hasSingleSignOn) return null;
  return (
    <>
      <Divider>{t`oppure`}</Divider>
      {hasRegistration && (
        <ButtonLink href={paths.registration} variant="secondary" size="lg" block onClick={onLeave}>
          {t`Registrati`}
        </ButtonLink>
      )}
      {socialProviders.map((provider) => (
        <ButtonLink key={provider} href={socialLogin(provider)} variant="secondary" size="lg" block>
          {labels[provider]}
        </ButtonLink>
      ))}
      {hasSingleSignOn && (
        <ButtonLink
          href={singleSignOn(target ?? (onPage ? paths.home : here))}
          variant="secondary"
          size="lg"
          block
        >
          {t`Accedi con la tua azienda`}
        </ButtonLink>
      )}
    </>
  );
}
