import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import {
  anchor,
  count as countClass,
  grid,
  group,
  groupTitle,
  head,
  link as linkClass,
  masonry,
  open,
  mega,
  side as sideClass,
} from './MegaMenu.css.ts';
import { escapeLeadsBack } from '../primitives/takes-escape.ts';
import { Anchor } from './Anchor.tsx';
import { DepartmentList, type DepartmentItem } from './DepartmentList.tsx';

interface MenuGroup {
  /** Names the group among its siblings. */
  id: string;
  title: ReactNode;
  links: readonly { href: string; label: ReactNode; count?: number | undefined }[];
}

interface MegaMenuProps {
  id: string;
  label: string;
  departments: readonly Omit<DepartmentItem, 'way'>[];
  /** What the button is called that leads from the open department into its categories. */
  wayLabel: string;
  title: ReactNode;
  /** Link to the whole department. */
  link?: ReactNode;
  groups: readonly MenuGroup[];
  /** `MenuProducts`, below the groups. */
  products?: ReactNode;
  /** One or two tiles at the end, on wide screens. */
  side?: ReactNode;
}

/** How far an arrow leads in the list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The departments menu of wide screens: list, categories of the open one, tiles; over the page, below the header. The arrows
 * lead up and down the list, into what is open and back; Tab goes through the list first, and by the button of the open
 * department into it.
 */
export function MegaMenu({
  id,
  label,
  departments,
  wayLabel,
  title,
  link,
  groups,
  products,
  side,
}: MegaMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const first = () => panel.current?.querySelector<HTMLElement>('a, button');
  const enter = () => first()?.focus();

  function moveInList(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === 'ArrowRight') enter();
    else if (step === undefined) return;
    else {
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
      const at = links.findIndex((each) => each.parentElement?.contains(document.activeElement));
      links[at + step]?.focus();
    }
    event.preventDefault();
  }

  function moveOut(event: KeyboardEvent) {
    const isBackwards = event.key === 'Tab' && event.shiftKey && event.target === first();
    // An arrow in a field is the field's.
    const isArrow = event.key === 'ArrowLeft' && !(event.target instanceof HTMLInputElement);
    if (event.defaultPrevented || !(isBackwards || isArrow || event.key === 'Escape')) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  return (
    <div className={anchor}>
      <nav className={mega} id={id} aria-label={label}>
        <div className={grid}>
          <div ref={list} role="presentation" onKeyDown={moveInList}>
            <DepartmentList
              items={departments.map((department) => ({
                ...department,
                way: department.current === true ? { label: wayLabel, onClick: enter } : undefined,
              }))}
            />
          </div>
          <div ref={panel} role="presentation" className={open} onKeyDown={moveOut} {...escapeLeadsBack}>
            <div>
              <div className={head}>
                <Heading level={2}>{title}</Heading>
                {link}
              </div>
              <div className={masonry}>
                {groups.map(({ id: groupId, title: word, links }) => (
                  <section key={groupId} className={group}>
                    <div className={groupTitle}>
                      <Heading level={3} look="label">
                        {word}
                      </Heading>
                    </div>
                    {links.map(({ href, label: name, count }) => (
                      <Anchor key={href} className={linkClass} href={href}>
                        {name}
                        {count !== undefined && <span className={countClass}>{count}</span>}
                      </Anchor>
                    ))}
                  </section>
                ))}
              </div>
              {products}
            </div>
            {side !== undefined && <div className={sideClass}>{side}</div>}
          </div>
        </div>
      </nav>
    </div>
  );
}
