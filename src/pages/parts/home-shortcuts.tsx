import { useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { contentBlockMachine } from '../../../machines/content-block/content-block.machine.ts';
import { loadShopperBlock } from '../../../machines/content-block/shopper-block.actors.ts';
import type { OpenedPage } from '../../routing/page.ts';
import { useHas } from '../../views/use-has.ts';
import { ShopperShortcuts, type ShortcutBlocks } from '../../views/shortcuts/ShopperShortcuts.tsx';

type ShortcutDependencies = NonNullable<OpenedPage['shortcutsWith']>;

/**
 * What home shows to who is logged in, with its own code (NAV-01). It is asked for anew whenever home comes on screen and
 * ends with the session: what one shopper has is never there for the next.
 */
export function HomeShortcuts({ deps }: { deps: ShortcutDependencies }) {
  const hasLists = useHas('lists');
  const [shortcuts] = useState(() => openedWhileShown(deps, hasLists));
  const blocks = useSyncExternalStore(shortcuts.subscribe, shortcuts.current);
  return blocks === null ? null : <ShopperShortcuts {...blocks} />;
}

function openedWhileShown(deps: ShortcutDependencies, hasLists: boolean) {
  const block = contentBlockMachine.provide({ actors: { loadBlock: loadShopperBlock(deps) } });
  const open = (kind: 'orders' | 'lists') => createActor(block, { input: { request: { kind } } });
  let blocks: ShortcutBlocks | null = null;
  return {
    current: () => blocks,
    subscribe: () => {
      const opened = { orders: open('orders'), lists: open('lists') };
      opened.orders.start();
      if (hasLists) opened.lists.start();
      blocks = opened;
      return () => {
        opened.orders.stop();
        opened.lists.stop();
        blocks = null;
      };
    },
  };
}
