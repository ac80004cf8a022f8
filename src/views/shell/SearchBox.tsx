import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { isSearchOpen, searchText } from '../../../machines/search-box/search-box.selectors.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { onDemand } from '../on-demand.tsx';
import { useShop } from '../shop-context.ts';

const SearchSuggestions = onDemand(async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions);

/** The search field: a plain form, which suggests as soon as script is there. */
export function SearchBox() {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const { searchBox } = flows;
  const text = useSelector(searchBox, searchText);
  const open = useSelector(searchBox, isSearchOpen);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault(); // the first Escape closes; only another one empties the field
    searchBox.send({ type: 'search.close' });
  };
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) searchBox.send({ type: 'search.close' });
      }}
    >
      <SearchField
        label={t`Cerca prodotti`}
        action="/catalog/search"
        name="q"
        maxLength={200}
        placeholder={tenant.texts.searchPlaceholder}
        clearLabel={t`Svuota la ricerca`}
        value={text}
        onFocus={() => searchBox.send({ type: 'search.open' })}
        onKeyDown={closeOnEscape}
        onValue={(value) => searchBox.send({ type: 'search.textChanged', text: value })}
        onClear={() => searchBox.send({ type: 'search.textChanged', text: '' })}
        onSubmit={(event) => {
          event.preventDefault();
          searchBox.send({ type: 'search.submit', text });
        }}
        panel={open ? <SearchSuggestions /> : undefined}
      />
    </div>
  );
}
