import '../../src/ui/primitives/global.css.ts';
import { I18nProvider } from '@lingui/react';
import { setupI18n, type Messages } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { language } from '#language';
import { messages as contentMessages } from '#words/content.po';
import { messages as alertMessages } from '#words/alerts.po';
import { messages as barcodeMessages } from '#words/barcode.po';
import { messages as cookieMessages } from '#words/cookies.po';
import { messages as dialogMessages } from '#words/dialogs.po';
import { messages as exclusionMessages } from '#words/exclusion.po';
import { messages as amendmentMessages } from '#words/amendment.po';
import { messages as deviceMessages } from '#words/device.po';
import { messages as frameMessages } from '#words/frame.po';
import { messages as homeMessages } from '#words/home.po';
import { messages as personalMessages } from '#words/personal.po';
import { messages as productMessages } from '#words/product.po';
import { messages as restMessages } from '#words/rest.po';
import { messages as searchMessages } from '#words/search.po';
import { messages as serverMessages } from '#words/server.po';
import { messages as substitutionMessages } from '#words/substitution.po';
import { messages as suggestionMessages } from '#words/suggestions.po';
import { keepFocus } from '../../src/ui/overlays/focus/keep-focus.ts';
import { createFocusHistory, FocusHistoryContext } from '../../src/ui/overlays/focus-history.ts';
import { DataLanguageContext } from '../../src/ui/primitives/DataText.tsx';
import { mainId } from '../../src/ui/layout/main-id.ts';
import type { Storefront } from '../../tenants/theme/storefront.ts';
import { CurrencyContext } from '../../src/text/money.ts';
import { ShopContext } from '../../src/views/shop-context.ts';
import { allViews } from '../all-views.ts';
import type { SentEvent } from '../stand-in.ts';
import type { GalleryState, GalleryView } from '../view.ts';
import { markData, markedNode } from '../data-words.ts';
import { typeWords } from '../typed-words.ts';
import { createWorld, now } from '../world.ts';
import { readFrameAddress, type Wording } from './address.ts';
import { storefrontOf } from './brands.ts';
import { componentsIn, isSuspended } from './components-in.ts';
import type { GalleryFrame, ListedView } from './gallery-frame.ts';
import { longerWords } from './longer-words.ts';
import { piecesOf } from './pieces.ts';
import { controlsOf, pressEverything } from './press-everything.ts';
import { misnamedLanguages } from './data-language.ts';
import { focusedName, focusOn, standBefore } from './focus.ts';
import { shownWords } from './shown-words.ts';
import { settled } from './settled.ts';
import { focusedControl, focusOpener, openedPanels, openerTexts } from './panels.ts';
import { alikeControls, misnamedControls } from './names.ts';
import { accessibilityNotes } from './accessibility-notes.ts';

// What the shop loads when it is wanted is here from the start: a tree does not tell what came in time.
import.meta.glob('../../src/views/**/*.tsx', { eager: true });

const markup = (): string => document.body.innerHTML.replaceAll(/_r_\w+_/g, '');

const found = <T,>(thing: T | undefined, name: string): T => {
  if (thing === undefined) throw new RangeError(`the gallery has no ${name}`);
  return thing;
};

const viewNamed = (name: string): GalleryView =>
  found(
    allViews.find((view) => view.name === name),
    `view ${name}`,
  );

const known = new Map<GalleryView, readonly GalleryState[]>();

/** A view's states, found once. */
function statesOf(view: GalleryView): readonly GalleryState[] {
  const states = known.get(view) ?? view.states();
  known.set(view, states);
  return states;
}

const stateNamed = (view: GalleryView, name: string): GalleryState =>
  found(
    statesOf(view).find((state) => state.name === name),
    `state ${name} of ${view.name}`,
  );

/** How a state is shown; without a name the sheet of all. */
const showOf = (view: GalleryView, state: string): GalleryState['show'] =>
  state === '' && view.sheet !== null ? view.sheet : stateNamed(view, state).show;

const listed = (view: GalleryView): ListedView => ({
  name: view.name,
  kind: view.kind,
  isWide: view.isWide,
  hasSheet: view.sheet !== null,
  keyboard: view.keyboard,
  states: statesOf(view).map(({ name, place, way, isWaiting, requirements }) => ({
    name,
    place,
    way,
    isWaiting,
    requirements,
  })),
});

const shopWords: Messages = {
  ...frameMessages,
  ...restMessages,
  ...personalMessages,
  ...contentMessages,
  ...alertMessages,
  ...barcodeMessages,
  ...cookieMessages,
  ...dialogMessages,
  ...homeMessages,
  ...suggestionMessages,
  ...productMessages,
  ...serverMessages,
  ...exclusionMessages,
  ...amendmentMessages,
  ...searchMessages,
  ...substitutionMessages,
  ...deviceMessages,
};

async function open(): Promise<void> {
  // Time stands still as everything else.
  Date.now = () => now;
  const address = readFrameAddress(location.search);
  let storefront: Storefront;
  const missing: string[] = [];
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: {} },
    missing(_, id) {
      missing.push(id);
      return id;
    },
  });
  let wording = address.words;
  const takeWords = (words: Wording): void => {
    wording = words;
    const said = { ...shopWords, ...storefront.words };
    i18n.load(language, words === 'longer' ? longerWords(said) : said);
  };
  const takeBrand = async (brand: string): Promise<void> => {
    storefront = await storefrontOf(brand);
    // A face that is asked for before it is there is not used for the rest of the page: looks would depend on luck.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    document.documentElement.className = storefront.themeClass;
    takeWords(wording);
  };
  await takeBrand(address.brand);
  document.documentElement.dataset['theme'] = address.theme;
  document.documentElement.style.fontSize = `${address.text}%`;
  const container = found(document.getElementById('app') ?? undefined, 'place to show a view');

  let dataLanguage: string | undefined;
  let root = createRoot(container);
  let letFocusGo = (): void => undefined;
  let sent: SentEvent[] = [];
  let sentByItself: readonly SentEvent[] = [];
  // A link leads nowhere here; where it would lead is in the accessible tree.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());

  const settle = async (): Promise<void> => {
    do await settled(document.body);
    while (isSuspended(container));
  };

  const clear = (): void => {
    letFocusGo();
    root.unmount();
  };

  const render = (viewName: string, stateName: string): void => {
    const view = viewNamed(viewName);
    clear();
    root = createRoot(container);
    sent = [];
    const record = (one: SentEvent) => void sent.push(one);
    const { node: own, flows = {} } = showOf(view, stateName)(record);
    const node = markedNode(own);
    const world = createWorld(storefront.tenant, flows, record);
    flushSync(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <ShopContext value={world}>
            <CurrencyContext value={storefront.tenant.facts.currency}>
              <DataLanguageContext value={dataLanguage}>
                <FocusHistoryContext value={createFocusHistory()}>
                  {view.kind === 'page' ? <main id={mainId}>{node}</main> : node}
                </FocusHistoryContext>
              </DataLanguageContext>
            </CurrencyContext>
          </ShopContext>
        </I18nProvider>,
      ),
    );
    // As around every page.
    letFocusGo = keepFocus();
  };

  const show = async (viewName: string, stateName: string): Promise<void> => {
    clear();
    // An overlay that is gone returns the focus a task later: not into the next state.
    await new Promise((resolve) => setTimeout(resolve));
    render(viewName, stateName);
    await settle();
    // What is near is told of after a frame.
    await settle();
    // What a view sends by itself when it is shown is no press.
    sentByItself = sent;
    sent = [];
  };

  const seen = new Set<string>();
  let list: readonly ListedView[] | null = null;
  const gallery: GalleryFrame = {
    // A frame of the wall is never asked: every model would be explored for it.
    get views() {
      list ??= allViews.map(listed);
      return list;
    },
    view: (name) => listed(viewNamed(name)),
    paths: (name) => viewNamed(name).paths(),
    takeBrand,
    takeWords,
    typeWords,
    takeDataLanguage(wanted) {
      dataLanguage = wanted ?? undefined;
      markData(wanted !== null);
    },
    misnamedLanguages: () => misnamedLanguages(document.body, dataLanguage ?? ''),
    show,
    begin: render,
    markup,
    hasNews() {
      const before = seen.size;
      for (const piece of piecesOf(document.body)) seen.add(piece);
      return seen.size > before;
    },
    forget: () => seen.clear(),
    settle,
    sent: () => sent,
    sentByItself: () => sentByItself,
    stand: () => standBefore(document.body),
    focusOn: (name) => focusOn(name, controlsOf()),
    misnamedControls,
    alikeControls,
    shownWords: () => shownWords(document.body),
    focused: () => focusedName(document),
    openedPanels: () => openedPanels({ settle, sent: () => sent.length }),
    openerTexts,
    focusOpener,
    focusedControl,
    accessibilityNotes,
    missing: () => missing,
    components: () => componentsIn(container),
    pressEverything: async (viewName, stateName) =>
      pressEverything({ show: () => show(viewName, stateName), settle, sent: () => sent }),
  };
  if (address.view !== '') await show(address.view, address.state);
  window.gallery = gallery;
}

void open();
