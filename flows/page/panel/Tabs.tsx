import type { KeyboardEvent } from 'react';

export interface Tab<T extends string> {
  readonly name: T;
  readonly title: string;
}

interface TabsProps<T extends string> {
  tabs: readonly Tab<T>[];
  chosen: T;
  choose: (name: T) => void;
}

/** Tabs as the ARIA practices have them: arrow keys go from one to the next. */
export function Tabs<T extends string>({ tabs, chosen, choose }: TabsProps<T>) {
  const keys = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (by === 0 || next === undefined) return;
    choose(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="About the flow">
      {tabs.map(({ name, title }, at) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls="panel"
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={(event) => keys(event, at)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
