import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followDocumentLinks } from './document-links.ts';

const origin = 'https://shop.example';

/** As much of an element as is looked at: itself, and the link it stands in. */
class PageElement extends EventTarget {
  readonly link: PageLink | null;
  constructor(link: PageLink | null = null) {
    super();
    this.link = link;
  }
  closest(): PageLink | null {
    return this.link;
  }
}

class PageLink extends PageElement {
  target = '';
  readonly #attributes: ReadonlySet<string>;
  readonly href: string;
  constructor(href: string, attributes: readonly string[] = ['href']) {
    super();
    this.href = new URL(href, origin).href;
    this.#attributes = new Set(attributes);
  }
  override closest(): PageLink {
    return this;
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }
}

class PageForm extends PageElement {
  readonly action: string;
  readonly method: string;
  readonly fields: readonly (readonly [string, string])[];
  constructor(action: string, method: string, fields: readonly (readonly [string, string])[]) {
    super();
    this.action = new URL(action, origin).href;
    this.method = method;
    this.fields = fields;
  }
}

let page: EventTarget;
/** The document is in a language of its own where it says so. */
const dataset: { base?: string } = {};
const turned: string[] = [];
const warmed: string[] = [];

beforeEach(() => {
  page = Object.assign(new EventTarget(), { documentElement: { dataset } });
  turned.length = 0;
  warmed.length = 0;
  vi.stubGlobal('Element', PageElement);
  vi.stubGlobal('HTMLFormElement', PageForm);
  vi.stubGlobal('FormData', function FormData(form: PageForm) {
    return form.fields;
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL('/catalog/search?q=pane', origin));
  followDocumentLinks({
    navigate: (href) => void turned.push(href),
    prefetch: (href) => void warmed.push(href),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets something happen on the page; says whether the browser was kept from its own answer. */
function happen(type: string, target: PageElement, given: object = {}): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, ...given });
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

const pasta = () => new PageLink('/product/penne-rigate-500-g?from=home#infos');

describe('a link', () => {
  test('CMS-12: to a page of the shop turns the page in place, also pressed on what stands in it', () => {
    expect([happen('click', pasta()), happen('click', new PageElement(pasta()))]).toEqual([true, true]);
    expect(turned).toEqual(Array(2).fill('/product/penne-rigate-500-g?from=home#infos'));
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'pressed with %j is left to the browser',
    (given) => {
      expect([happen('click', pasta(), given), turned]).toEqual([false, []]);
    },
  );

  test.each([
    ['CMS-12: to another shop', new PageLink('https://other.example/product/pane')],
    ['to an address of no page', new PageLink('/media/emoji/1f9fe-240.webp')],
    ['to a place on this page', new PageLink('/catalog/search?q=pane#contenuto')],
    ['that is downloaded', new PageLink('/cart/', ['href', 'download'])],
    ['that leads nowhere', new PageLink('/cart/', [])],
    ['that opens elsewhere', Object.assign(new PageLink('/cart/'), { target: '_blank' })],
    ['that is none', new PageElement()],
  ])('%s is left to the browser', (_, link) => {
    expect([happen('click', link), turned]).toEqual([false, []]);
  });

  test('to a place on the same path of another list turns the page', () => {
    expect(happen('click', new PageLink('/catalog/search?q=latte#contenuto'))).toBe(true);
    expect(turned).toEqual(['/catalog/search?q=latte#contenuto']);
  });

  test('somebody has answered already turns no page', () => {
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
    Object.defineProperty(event, 'target', { value: pasta() });
    event.preventDefault();
    page.dispatchEvent(event);
    expect(turned).toEqual([]);
  });

  test('fetches the code of its page once it is pointed at or focused', () => {
    happen('pointerover', pasta());
    happen('focusin', new PageLink('/cart/'));
    happen('focusin', new PageLink('/cart/', []));
    happen('pointerover', new PageLink('https://other.example/'));
    expect(warmed).toEqual(['/product/penne-rigate-500-g?from=home#infos', '/cart/']);
  });
});

describe('TEN-03 on a page in another language', () => {
  beforeEach(() => {
    dataset.base = '/en';
    vi.stubGlobal('location', new URL('/en/catalog/search?q=pane', origin));
  });
  afterEach(() => {
    delete dataset.base;
  });

  test('a link within it turns the page in place, by its path', () => {
    expect(happen('click', new PageLink('/en/catalog/product/penne?from=home'))).toBe(true);
    expect(turned).toEqual(['/catalog/product/penne?from=home']);
    expect(happen('click', new PageLink('/en/catalog/search?q=pane#contenuto'))).toBe(false);
  });

  test('a form that asks does as well', () => {
    expect(happen('submit', new PageForm('/en/catalog/search', 'get', [['q', 'latte']]))).toBe(true);
    expect(turned).toEqual(['/catalog/search?q=latte']);
  });

  test('a link or a form to a page in the first language is left to the browser', () => {
    expect([
      happen('click', new PageLink('/catalog/product/penne')),
      happen('submit', new PageForm('/catalog/search', 'get', [['q', 'latte']])),
      happen('click', new PageLink('/enoteca')),
    ]).toEqual([false, false, false]);
    expect(turned).toEqual([]);
  });
});

describe('a form', () => {
  test('CAT-14: that asks turns the page, with what was filled in', () => {
    const form = new PageForm('/catalog/search', 'get', [
      ['q', 'caffè macinato'],
      ['sort', ''],
    ]);
    expect([happen('submit', form), turned]).toEqual([true, ['/catalog/search?q=caff%C3%A8+macinato']]);
    happen('submit', new PageForm('/catalog/search', 'get', [['q', '']]));
    expect(turned.slice(1)).toEqual(['/catalog/search']);
  });

  test.each([
    ['that sends', new PageForm('/login', 'post', [])],
    ['to another shop', new PageForm('https://other.example/', 'get', [])],
  ])('%s is left to the browser', (_, form) => {
    expect([happen('submit', form), turned]).toEqual([false, []]);
  });
});
