import { createElement, useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CategoryPage, type Card } from './category-page.ts';

/** The page, which says as the shop does that it answers. */
function ReadyPage(given: { title: string; cards: readonly Card[] }): ReactElement {
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return createElement(CategoryPage, given);
}

const root = document.querySelector('#root');
const data = document.querySelector('#data')?.textContent ?? '';
if (root !== null) hydrateRoot(root, createElement(ReadyPage, JSON.parse(data)));
