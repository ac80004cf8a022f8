import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { isSearchOpen, searchText } from '../../../machines/search-box/search-box.selectors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { barcodeIcon } from '../../ui/icons/account/barcode.ts';
import { onDemand } from '../on-demand.tsx';
import { useShop } from '../shop-context.ts';

const loadSuggestions = () => import('./SearchSuggestions.tsx');
const SearchSuggestions = onDemand(
  async () => (await loadSuggestions()).SearchSuggestions,
  async () => (await loadSuggestions()).suggestionWords,
);

/** The search field: a plain form, which suggests as soon as script is there. */
export function SearchBox() {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const { searchBox, barcode } = flows;
  const text = useSelector(searchBox, searchText);
  const open = useSelector(searchBox, isSearchOpen);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!open || event.defaultPrevented) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], [role=group] a')];
    if (event.key === 'Escape') {
      event.preventDefault(); // the first Escape closes; only another one empties the field
      stops[0]?.focus();
      return searchBox.send({ type: 'search.close' });
    }
    const at = stops.findIndex((stop) => stop === event.target);
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : -1;
    if (at < 0 || stops[to] === undefined) return;
    event.preventDefault();
    stops[to].focus();
  };
  return (
    <div
      role="presentation"
      onKeyDown={moveByKey}
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
        onValue={(value) => searchBox.send({ type: 'search.textChanged', text: value })}
        onClear={() => searchBox.send({ type: 'search.textChanged', text: '' })}
        onSubmit={(event) => {
          event.preventDefault();
          searchBox.send({ type: 'search.submit', text });
        }}
        trailing={
          <IconButton
            label={t`Inquadra o scrivi il codice a barre`}
            icon={barcodeIcon}
            onClick={() => barcode.send({ type: 'barcode.open' })}
          />
        }
        panel={open ? <SearchSuggestions /> : undefined}
      />
    </div>
  );
}
