import { hrefHere, pathIn } from './entry/here.ts';
import { originOf } from './entry/origin-of.ts';
import { routeOf } from './match-route.ts';
import { unknownRoute } from './routes.ts';

interface LinkDependencies {
  navigate: (href: string) => void;
  prefetch: (href: string) => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address a link leads to within this app, or null for the browser's own business. */
function inAppHref(link: HTMLAnchorElement): string | null {
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  const href = originOf(url) === location.origin ? pathIn(url) : null;
  if (href === null || routeOf(href).route === unknownRoute) return null;
  return url.hash !== '' && href === hrefHere() + url.hash ? null : href;
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Links and GET forms work without script; with it they turn pages in place. */
export function followDocumentLinks({ navigate, prefetch }: LinkDependencies): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (event.defaultPrevented || link === null || !link.hasAttribute('href') || !isPlainClick(event)) return;
    const href = inAppHref(link);
    if (href === null) return;
    event.preventDefault();
    navigate(href);
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const url = new URL(form.action, location.href);
    const path =
      originOf(url) === location.origin ? pathIn({ pathname: url.pathname, search: '', hash: '' }) : null;
    if (path === null) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) {
      if (typeof value === 'string' && value !== '') query.append(name, value);
    }
    const text = query.toString();
    navigate(text === '' ? path : `${path}?${text}`);
  });
  const warm = (event: Event) => {
    const link = linkOf(event.target);
    const href = link?.hasAttribute('href') === true ? inAppHref(link) : null;
    if (href !== null) prefetch(href);
  };
  document.addEventListener('pointerover', warm, { passive: true });
  document.addEventListener('focusin', warm);
}
