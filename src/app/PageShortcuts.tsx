import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import type { OpenedPage } from '../routing/page.ts';
import { keptPlaceId } from '../ui/layout/account/kept-place-id.ts';
import { onDemand } from '../views/on-demand.tsx';
import { useShop } from '../views/shop-context.ts';
import { dialogModules, dialogWords } from '../wiring/dialog-modules.ts';

const Shortcuts = onDemand(async () => (await dialogModules.shortcuts()).HomeShortcuts, dialogWords);

/** A shopper's own ways on, in the place a page keeps for them; nothing of them comes with the first page (NAV-01). */
export function PageShortcuts({ page }: { page: OpenedPage | undefined }) {
  const loggedIn = useSelector(useShop().flows.session, isLoggedIn);
  const deps = page?.shortcutsWith;
  return loggedIn && deps !== undefined && <InPlace deps={deps} />;
}

/** The page may come on screen together with the shortcuts: its place is looked for once more when both are there. */
const followed = () => () => undefined;
const keptPlace = () => document.getElementById(keptPlaceId);

function InPlace({ deps }: { deps: NonNullable<OpenedPage['shortcutsWith']> }) {
  const place = useSyncExternalStore(followed, keptPlace, () => null);
  return place !== null && createPortal(<Shortcuts deps={deps} />, place);
}
