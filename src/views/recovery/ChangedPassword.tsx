import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { useShop } from '../shop-context.ts';

/** The password is changed, and the login is one press away (REG-15). */
export function ChangedPassword() {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const loggedIn = useSelector(session, isLoggedIn);
  return (
    <SystemPage
      picture="/media/emoji/1f6d2-240.webp"
      title={t`Password cambiata`}
      actions={
        loggedIn ? (
          <ButtonLink size="lg" href={paths.home}>{t`Torna alla spesa`}</ButtonLink>
        ) : (
          <Button size="lg" onClick={() => session.send({ type: 'login.request' })}>{t`Accedi`}</Button>
        )
      }
    >
      <p role="status">{t`Sugli altri dispositivi dovrai accedere di nuovo. Il carrello è rimasto com’era.`}</p>
    </SystemPage>
  );
}
