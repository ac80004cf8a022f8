import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  hasInstallFailed,
  installWay,
  isInstallAsked,
  isInstallOffered,
} from '../../../machines/install-hint/install-hint.selectors.ts';
import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { closeIcon } from '../../ui/icons/close.ts';
import { HintCard } from '../../ui/overlays/HintCard.tsx';
import { useShop } from '../shop-context.ts';

/** Tells that the shop can be installed, or how where the browser cannot be asked to (SHELL-18, B-40). */
export function InstallHint({ logo }: { logo: LogoDrawing }) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const hint = flows.installHint;
  const isOffered = useSelector(hint, isInstallOffered);
  const way = useSelector(hint, installWay);
  const isAsked = useSelector(hint, isInstallAsked);
  const hasFailed = useSelector(hint, hasInstallFailed);
  if (!isOffered) return null;
  const { name } = tenant.facts;
  return (
    <HintCard
      label={t`Installa`}
      logo={logo}
      title={t`${name} sul telefono`}
      wideTitle={t`${name} come app`}
      text={
        hasFailed
          ? t`L’installazione non è partita: prova dal menu del browser.`
          : way === 'guide'
            ? t`Tocca «Condividi», poi «Aggiungi a Home». Si apre anche senza rete.`
            : t`Si apre anche senza rete`
      }
      close={
        <IconButton label={t`Chiudi`} icon={closeIcon} onClick={() => hint.send({ type: 'hint.close' })} />
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => hint.send({ type: 'hint.later' })}>{t`Non ora`}</Button>
          {way === 'prompt' && !hasFailed && (
            <Button busy={isAsked} onClick={() => hint.send({ type: 'hint.install' })}>{t`Installa`}</Button>
          )}
        </>
      }
    />
  );
}
