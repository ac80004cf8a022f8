import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFocusHistory } from './focus-history.ts';

/** As much of an element as the history looks at. */
class FakeElement {
  readonly name: string;
  isConnected = true;
  /** The box of a control that is replaced, and the buttons in a box. */
  box: FakeElement | null = null;
  buttons: FakeElement[] = [];
  constructor(name: string) {
    this.name = name;
  }
  focus() {
    page.activeElement = this;
  }
  closest() {
    return this.box;
  }
  querySelectorAll() {
    return this.buttons;
  }
  contains(other: unknown) {
    return this === page.body || this === other;
  }
}

const page: { body: FakeElement; main: FakeElement; activeElement: FakeElement } = {
  body: new FakeElement('body'),
  main: new FakeElement('main'),
  activeElement: new FakeElement('nothing'),
};

const asElement = (element: FakeElement) => element as unknown as Element;

beforeEach(() => {
  page.activeElement = page.body;
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', {
    body: page.body,
    get activeElement() {
      return page.activeElement;
    },
    querySelector: () => page.main,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('when an overlay closes', () => {
  test('the keyboard goes back to what opened it', () => {
    const history = createFocusHistory();
    const button = new FakeElement('button');
    history.giveBack(history.note(asElement(button)));
    expect(page.activeElement.name).toBe('button');
  });

  test('what was opened from within it, and outlives it, goes back to what opened the first', () => {
    const history = createFocusHistory();
    const button = new FakeElement('button');
    const inside = new FakeElement('inside');
    const first = history.note(asElement(button));
    const second = history.note(asElement(inside));
    inside.isConnected = false;
    history.giveBack(first);
    page.activeElement = page.body;
    history.giveBack(second);
    expect(page.activeElement.name).toBe('button');
  });

  test('the page has it when nothing of that is left', () => {
    const history = createFocusHistory();
    const gone = new FakeElement('gone');
    gone.isConnected = false;
    history.giveBack(history.note(asElement(gone)));
    expect(page.activeElement.name).toBe('main');
  });

  test('GATE-02: what took the place of the control that was pressed has it, also after several overlays', () => {
    const history = createFocusHistory();
    const box = new FakeElement('box');
    const add = new FakeElement('add');
    add.box = box;
    const login = history.note(asElement(add));
    const inLogin = new FakeElement('in the login');
    const slots = history.note(asElement(inLogin));
    inLogin.isConnected = false;
    add.isConnected = false;
    box.buttons = [new FakeElement('less'), new FakeElement('more')];
    history.giveBack(login);
    page.activeElement = page.body;
    history.giveBack(slots);
    expect(page.activeElement.name).toBe('more');
  });

  test('two apps know nothing of each other', () => {
    const button = new FakeElement('button');
    createFocusHistory().note(asElement(button));
    const other = createFocusHistory();
    other.giveBack(other.note(asElement(page.body)));
    expect(page.activeElement.name).toBe('main');
  });
});
