import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isReloadOwed } from '../../../machines/app-lifecycle/app-lifecycle.selectors.ts';
import { minVersion, runningVersion } from '../../../machines/version-check/version-check.selectors.ts';
import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LogoPicture } from '../../ui/navigation/Logo.tsx';
import { Cover } from '../../ui/overlays/Cover.tsx';
import { useShop } from '../shop-context.ts';

/** The version is too old to go on with: it can only be updated (SHELL-12, LIFE-06). */
export function UpgradeScreen({ logo }: { logo: LogoDrawing }) {
  const { t } = useLingui();
  const { appLifecycle, versionCheck } = useShop().flows;
  const running = useSelector(versionCheck, runningVersion);
  const wanted = useSelector(versionCheck, minVersion);
  const isComing = useSelector(appLifecycle, isReloadOwed);
  return (
    <Cover
      logo={<LogoPicture of={logo} ground="page" />}
      picture="/media/emoji/1f6cd-fe0f-240.webp"
      title={t`C’è una nuova versione`}
      action={
        <Button size="lg" busy={isComing} onClick={() => versionCheck.send({ type: 'update.accept' })}>
          {t`Aggiorna ora`}
        </Button>
      }
      small={t`Versione ${running}, minima richiesta ${wanted}`}
    >
      {t`Per continuare la spesa serve l’aggiornamento. Ci vogliono pochi secondi e il carrello resta com’è.`}
    </Cover>
  );
}
