import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { tabId } from './tab-id.ts';
import { tab as tabClass, tabs as tabsClass } from './Tabs.css.ts';
import { useRoving } from '../forms/use-roving.ts';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconShape | undefined;
}

interface TabsProps {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  /** Id of the one panel the tabs rule. */
  panelId: string;
  onSelect: (id: string) => void;
}

/** Views of one thing. Arrows move the focus, Space or Enter shows the view. */
export function Tabs({ label, tabs, selected, panelId, onSelect }: TabsProps) {
  const roving = useRoving<HTMLButtonElement>(
    tabs.length,
    tabs.findIndex(({ id }) => id === selected),
  );
  return (
    <div role="tablist" aria-label={label} className={tabsClass}>
      {tabs.map(({ id, label: word, icon }, index) => (
        <button
          key={id}
          {...roving(index)}
          type="button"
          role="tab"
          id={tabId(panelId, id)}
          aria-selected={id === selected}
          aria-controls={panelId}
          className={tabClass}
          onClick={() => onSelect(id)}
        >
          {icon && <Icon of={icon} />}
          {word}
        </button>
      ))}
    </div>
  );
}

interface TabLinksProps {
  label: string;
  links: readonly (TabItem & { href: string; current?: boolean | undefined })[];
}

/** The same row when each view has its own address. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className={tabsClass}>
      {links.map(({ id, label: word, icon, href, current }) => (
        <a key={id} href={href} aria-current={current ? 'page' : undefined} className={tabClass}>
          {icon && <Icon of={icon} />}
          {word}
        </a>
      ))}
    </nav>
  );
}
