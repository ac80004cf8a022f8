import { afterFirstPaint } from './after-first-paint.ts';
import { brandFonts } from './brand-fonts.ts';
import type { EarlyScript } from './early-script.ts';
import { enteredAgain, fieldOf } from './entered-again.ts';
import { closedNoticeRule } from './closed-notice.ts';
import { letIn } from './let-in.ts';
import { keptTerms } from './kept-terms.ts';
import type { InstallOffer } from '../../services/device/installing.ts';
import { keptTheme, showTheme } from './page-theme.ts';
import { firstAnswer, type FirstCall } from './first-answer.ts';

// A choice of light or dark is there before the first paint.
const theme = keptTheme(document.cookie);
if (theme !== null) showTheme(document, theme);

const actions = new Map<Element, () => void>();

const fonts = brandFonts(document.querySelector<HTMLStyleElement>('style[data-fonts]'), {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
});
fonts.show();

const told = document.querySelector<HTMLScriptElement>('script[data-first-call]')?.dataset.firstCall;
const call = told === undefined ? null : (JSON.parse(told) as FirstCall); // our server's own
const isKnown =
  call !== null && document.cookie.split('; ').some((cookie) => cookie.startsWith(`${call.marker}=`));
// What only a shopper sees has its room before the first paint.
document.documentElement.toggleAttribute('data-known', isKnown);
// A banner that need not ask is gone before the first paint.
const { terms } = document.querySelector<HTMLScriptElement>('script[data-terms]')?.dataset ?? {};
const hideBanner = () => document.documentElement.toggleAttribute('data-cookies-chosen', true);
if (terms !== undefined && keptTerms(document.cookie) === terms) hideBanner();
// So is a notice of the brand that was closed here; other pages than home are spared the opening of the storage.
const closedRule =
  location.pathname === `${document.documentElement.dataset['base'] ?? ''}/`
    ? closedNoticeRule(() => localStorage.getItem('app-state'))
    : null;
if (closedRule !== null) {
  const sheet = document.createElement('style');
  sheet.textContent = closedRule;
  document.head.append(sheet);
}
const first = firstAnswer(call, { isKnown, origin: location.origin, now: Date.now });

const record = (event: Event) => {
  if (!(event.target instanceof Element)) return;
  const banner = event.target.closest('form')?.querySelector('[data-cookie-banner]') ?? null;
  const isOfBanner = banner !== null;
  // What is pressed first mostly adds a product, and a stranger is asked who they are.
  if (!isKnown && !isOfBanner) letIn('login');
  if (event instanceof SubmitEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
    event.preventDefault();
    if (isOfBanner) hideBanner();
    const { submitter } = event;
    actions.set(form, () => form.requestSubmit(submitter));
    return;
  }
  const button = event.target.closest('button');
  if (button !== null && button.type !== 'submit') actions.set(button, () => button.click());
};

const recordEntry = ({ target }: Event) => {
  const field = fieldOf(target);
  if (field !== null) actions.set(field, enteredAgain(field));
};

document.addEventListener('click', record, true);
document.addEventListener('input', recordEntry, true);
document.addEventListener('submit', record, true);

const early: EarlyScript = {
  leftAddress: null,
  stop() {
    document.removeEventListener('click', record, true);
    document.removeEventListener('input', recordEntry, true);
    document.removeEventListener('submit', record, true);
    return actions;
  },
  fonts,
  showTheme: (wanted) => showTheme(document, wanted),
  answerTo: first.take,
  installOffer: null,
  lastFocused: null,
  letInNext() {
    letIn('visitor');
    // A stranger is spared the code of the calls.
    if (isKnown) letIn('calls');
  },
};

globalThis.earlyScript = early;

const opened = location.pathname + location.search;
addEventListener('popstate', () => {
  early.leftAddress = opened;
});

addEventListener('focusin', ({ target }) => {
  early.lastFocused = target;
});

// It comes once, mostly before the shop can take it, and the browser would show a bar of its own.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  early.installOffer = event as InstallOffer; // what the event is, which the DOM's types do not know
});

// What is seen comes first: the scripts would share the line with it.
if (document.querySelector('template[data-scripts="page"]') === null) first.ask();
else
  afterFirstPaint(() => {
    first.ask();
    letIn('page');
  });
