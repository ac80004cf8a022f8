import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { grantsOf } from '../../../contract/rules/session/cookie-preferences.ts';
import { cookiePreferences } from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useAddress } from '../../ui/navigation/Anchor.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Ruled } from '../../ui/primitives/Ruled.tsx';
import { useShop } from '../shop-context.ts';
import { chosenAction } from './chosen-action.ts';
import { LastChoice } from './LastChoice.tsx';

/** A switch for each kind of cookies; nothing holds until it is saved, and it works without script too (COOK-01, B-07). */
export function CookieForm({ returnTo }: { returnTo: string }) {
  const { t } = useLingui();
  const address = useAddress(paths.cookiePreferences);
  const { cookieConsent } = useShop().flows;
  const preferences = useSelector(cookieConsent, cookiePreferences);
  return (
    <form
      // Another choice, also of another tab, is what the switches show.
      key={preferences?.uuid ?? ''}
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const switches = { analytics: form.has('analytics'), profilation: form.has('profilation') };
        cookieConsent.send({ type: 'choice.made', ...grantsOf(chosenAction(event), switches) });
      }}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Stack gap="4">
        <Ruled>
          <Switch
            label={t`Tecnici`}
            note={t`Perché: tengono il carrello, l’accesso e l’orario scelto. Sono sempre attivi.`}
            defaultChecked
            disabled
          />
          <Switch
            name="analytics"
            label={t`Statistiche`}
            note={t`Perché: contiamo pagine, ricerche e acquisti in forma aggregata. Spente, non parte nessuna richiesta.`}
            defaultChecked={preferences?.analytics ?? false}
          />
          <Switch
            name="profilation"
            label={t`Profilazione`}
            note={t`Perché: annunci nostri su altri siti. Senza, gli annunci restano ma non sanno chi sei.`}
            defaultChecked={preferences?.profilation ?? false}
          />
        </Ruled>
        <LastChoice preferences={preferences} />
        <Row wrap>
          <Button type="submit" name="action" value="save" variant="secondary">
            {t`Salva scelte`}
          </Button>
          <Button type="submit" name="action" value="refuse" variant="secondary">
            {t`Solo tecnici`}
          </Button>
          <Button type="submit" name="action" value="accept" variant="secondary">
            {t`Accetta tutti`}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
