import { returnTarget } from '../routing/return-target.ts';
import { routeOf } from '../routing/match-route.ts';
import type { PageLocation } from '../routing/page.ts';
import { Page } from '../ui/layout/Page.tsx';
import { WithoutScript } from '../views/session/WithoutScript.tsx';

/** What a page says where no script runs; the login's own needs none. */
export function ScriptNotice({ at }: { at: PageLocation }) {
  const { route } = routeOf(at.pathname);
  if (route.page === 'login') return null;
  const wanted = new URLSearchParams(at.search).get('returnTo') ?? '';
  return (
    <Page top="md">
      <WithoutScript
        page={route.page === 'cart' ? 'cart' : route.isPublic ? 'public' : 'other'}
        returnTo={returnTarget(wanted, 'http://shop.invalid')}
      />
    </Page>
  );
}
