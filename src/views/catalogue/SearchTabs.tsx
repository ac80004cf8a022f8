import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { shownTab } from '../../../machines/content-search/content-search.selectors.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import type { ContentSearchRef } from './content-search-ref.ts';

/** What the tabs choose stands there. */
export const searchPanelId = 'risultati';

const tabs = ['all', 'products', 'pages'] as const;

/** What of a search is shown: all, its products, the texts (CMS-09). */
export function SearchTabs({ content }: { content: ContentSearchRef }) {
  const { t } = useLingui();
  const tab = useSelector(content, shownTab);
  const words = { all: t`Tutto`, products: t`Prodotti`, pages: t`Ricette e pagine` };
  return (
    <Segmented
      label={t`Cosa mostrare`}
      segments={tabs.map((id) => ({ id, label: words[id] }))}
      selected={tab}
      panelId={searchPanelId}
      fit
      onSelect={(id) => {
        const chosen = tabs.find((one) => one === id);
        if (chosen !== undefined) content.send({ type: 'tab.chosen', tab: chosen });
      }}
    />
  );
}
