import { useEffect } from 'react';
import { addressOf } from './entry/here.ts';
import type { OpenedPage, PageHead, PageLocation } from './page.ts';

function put(selector: string, create: () => Element, attribute: string, value: string | null): void {
  const found = document.head.querySelector(selector);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
}

const meta = (name: string) => () => {
  const element = document.createElement('meta');
  element.name = name;
  return element;
};

const canonicalLink = () => {
  const element = document.createElement('link');
  element.rel = 'canonical';
  return element;
};

function show({ title, description, canonical }: PageHead): void {
  document.title = title;
  put('meta[name="description"]', meta('description'), 'content', description);
  put('meta[name="robots"]', meta('robots'), 'content', canonical === null ? 'noindex' : null);
  const address = canonical === null ? null : new URL(addressOf(canonical), location.origin).href;
  put('link[rel="canonical"]', canonicalLink, 'href', address);
}

/** Keeps title, description and canonical address true to the page on screen (NAV-30). */
export function usePageHead(page: OpenedPage, at: PageLocation): void {
  useEffect(() => {
    const update = () => show(page.head(at));
    update();
    const subscriptions = Object.values(page.actors).map((actor) => actor.subscribe(update));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [page, at]);
}
