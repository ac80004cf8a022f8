import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFocusHistory, type FocusHistory } from '../focus-history.ts';
import { noteOpener, returnFocus } from './return-focus.ts';

/** As much of an element as the search for a place looks at. */
class FakeElement {
  readonly tagName: string;
  readonly name: string;
  className = '';
  tabIndex = -1;
  isHandoff = false;
  parentElement: FakeElement | null = null;
  readonly children: FakeElement[] = [];
  constructor(tagName: string, name: string, children: FakeElement[] = []) {
    this.tagName = tagName;
    this.name = name;
    for (const child of children) this.append(child);
  }
  append(child: FakeElement) {
    child.parentElement = this;
    this.children.push(child);
  }
  remove() {
    const siblings = this.parentElement?.children ?? [];
    siblings.splice(siblings.indexOf(this), 1);
    this.parentElement = null;
  }
  get isConnected(): boolean {
    return this === page.body || this.parentElement?.isConnected === true;
  }
  get nextElementSibling(): FakeElement | null {
    const siblings = this.parentElement?.children ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  checkVisibility() {
    return true;
  }
  matches(kind: string) {
    return this.name !== '' && kind.split(/[:(),]+/).includes(this.tagName);
  }
  closest(): FakeElement | null {
    return this.isHandoff ? this : (this.parentElement?.closest() ?? null);
  }
  querySelectorAll(kind: string): FakeElement[] {
    return this.children.flatMap((one) => [
      ...(one.matches(kind) ? [one] : []),
      ...one.querySelectorAll(kind),
    ]);
  }
  querySelector(kind: string): FakeElement | null {
    if (kind === '#contenuto') return this.contains(page.main) && this !== page.main ? page.main : null;
    return this.querySelectorAll(kind)[0] ?? null;
  }
  focus() {
    page.activeElement = this;
  }
  contains(other: FakeElement | null): boolean {
    return other !== null && (other === this || this.contains(other.parentElement));
  }
}

const button = (name: string) => new FakeElement('button', name);

const page: { body: FakeElement; main: FakeElement; activeElement: FakeElement } = {
  body: new FakeElement('body', ''),
  main: new FakeElement('main', ''),
  activeElement: new FakeElement('nothing', ''),
};

/** Opens a page with this in its main content, below its title. */
function open(...content: FakeElement[]) {
  page.main = new FakeElement('main', '', [new FakeElement('h1', 'title'), ...content]);
  page.body = new FakeElement('body', '', [page.main]);
  page.activeElement = page.body;
}

const note = (history: FocusHistory, element: FakeElement) =>
  noteOpener(history, element as unknown as Element);

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', {
    get body() {
      return page.body;
    },
    get activeElement() {
      return page.activeElement;
    },
    getElementById: () => page.main,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('when an overlay closes', () => {
  test('the keyboard goes back to what opened it', () => {
    const opener = button('opener');
    open(opener);
    const history = createFocusHistory();
    returnFocus(history, note(history, opener));
    expect(page.activeElement.name).toBe('opener');
  });

  test('what was opened from within it, and outlives it, goes back to what opened the first', () => {
    const opener = button('opener');
    const inside = button('inside');
    open(opener);
    const overlay = new FakeElement('div', '', [inside]);
    page.body.append(overlay);
    const history = createFocusHistory();
    const first = note(history, opener);
    const second = note(history, inside);
    overlay.remove();
    returnFocus(history, first);
    page.activeElement = page.body;
    returnFocus(history, second);
    expect(page.activeElement.name).toBe('opener');
  });

  test('WCAG 2.4.3: the neighbour of the same kind has it when what was pressed is gone', () => {
    const lines = ['first', 'second', 'third'].map(
      (name) => new FakeElement('li', '', [new FakeElement('a', `${name} link`), button(`${name} button`)]),
    );
    open(new FakeElement('ul', '', lines));
    const history = createFocusHistory();
    const [, second, third] = lines;
    const opener = note(history, second?.children[1] ?? page.body);
    second?.remove();
    returnFocus(history, opener);
    expect(page.activeElement.name).toBe('third button');
    const last = note(history, page.activeElement);
    third?.remove();
    page.activeElement = page.body;
    returnFocus(history, last);
    expect(page.activeElement.name).toBe('first button');
  });

  test('WCAG 2.4.3: the heading before the place has it when nothing of that kind is left', () => {
    const only = button('only');
    const part = new FakeElement('section', '', [
      new FakeElement('h2', 'part'),
      new FakeElement('p', '', [only]),
    ]);
    open(part, new FakeElement('h2', 'another'));
    const history = createFocusHistory();
    const opener = note(history, only);
    only.remove();
    returnFocus(history, opener);
    expect(page.activeElement.name).toBe('part');
    expect(page.activeElement.tabIndex).toBe(-1);
  });

  test('the title of the page has it when nothing of its place is left', () => {
    const gone = button('gone');
    open();
    const history = createFocusHistory();
    returnFocus(history, note(history, gone));
    expect(page.activeElement.name).toBe('title');
  });

  test('GATE-02: what took the place of the control that was pressed has it, also after several overlays', () => {
    const add = button('add');
    const box = new FakeElement('div', '', [add]);
    box.isHandoff = true;
    open(box);
    const history = createFocusHistory();
    const login = note(history, add);
    const inLogin = button('in the login');
    page.body.append(inLogin);
    const slots = note(history, inLogin);
    inLogin.remove();
    add.remove();
    box.append(button('less'));
    box.append(button('more'));
    returnFocus(history, login);
    page.activeElement = page.body;
    returnFocus(history, slots);
    expect(page.activeElement.name).toBe('more');
  });

  test('two apps know nothing of each other', () => {
    const opener = button('opener');
    open(opener);
    note(createFocusHistory(), opener);
    const other = createFocusHistory();
    returnFocus(other, note(other, page.body));
    expect(page.activeElement.name).toBe('title');
  });
});
