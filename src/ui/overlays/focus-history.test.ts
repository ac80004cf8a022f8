import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFocusHistory } from './focus-history.ts';

/** As much of an element as the history looks at. */
class FakeElement {
  readonly name: string;
  isConnected = true;
  constructor(name: string) {
    this.name = name;
  }
  focus() {
    page.activeElement = this;
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

  test('two apps know nothing of each other', () => {
    const button = new FakeElement('button');
    createFocusHistory().note(asElement(button));
    const other = createFocusHistory();
    other.giveBack(other.note(asElement(page.body)));
    expect(page.activeElement.name).toBe('main');
  });
});
