import { describe, expect, test } from 'vitest';
import { renderDocument, type DocumentParts } from './document.ts';

const parts = (given: Partial<DocumentParts> = {}): DocumentParts => ({
  head: {
    title: 'Pane | Bottega',
    description: 'Tutto il pane',
    canonical: '/catalog/category/pane',
    status: 200,
  },
  found: null,
  origin: 'https://bottega.example',
  language: 'it',
  languages: ['it'],
  themeClass: 'theme-1',
  themeColours: { light: '#0a5', dark: '#031' },
  styles: [
    { href: '/assets/a.css', text: '.a{color:red}' },
    { href: '/assets/b.css', text: '.b::after{content:"</style>"}' },
  ],
  fonts: { text: '@font-face{src:url(/assets/text.woff2)}', files: ['/assets/text.woff2'], version: 'a1' },
  preloads: {
    page: ['/assets/views.js'],
    visitor: ['/assets/visitor.js'],
    calls: ['/assets/calls.js'],
    login: ['/assets/login.js'],
  },
  early: { text: 'early()' },
  firstCall: { marker: 'mark', path: '/api/first?a=1&b="2"', headers: { kind: 'site' } },
  cookieTerms: '2026-11',
  entry: '/assets/entry.js',
  hasContent: true,
  html: '<main>Pane</main>',
  bootstrapId: 'bootstrap',
  bootstrap: { build: '1' },
  ...given,
});

const inEnglish = { language: 'en-US', languages: ['it', 'en-US'] } as const;

const found: NonNullable<DocumentParts['found']> = {
  data: { '@context': 'https://schema.org', '@graph': [{ '@type': 'Product', name: '</script>' }] },
  preview: {
    type: 'website',
    siteName: 'Bottega',
    picture: { path: '/social.png', alt: '<Bottega>', size: { width: 1200, height: 630 } },
  },
};

/** What a browser would find in the bootstrap element: everything up to the first end of a script element. */
const bootstrapIn = (html: string): string =>
  /<script type="application\/json" id="bootstrap">([\s\S]*?)<\/script/i.exec(html)?.[1] ?? '';

const attribute = (html: string, before: string): string =>
  new RegExp(`${before}"([^"]*)"`).exec(html)?.[1] ?? '';

describe('the document of a page', () => {
  test('NAV-30, CAT-26: holds head, theme, styles, fonts, scripts, page and snapshot, each once', () => {
    expect(renderDocument(parts())).toBe(
      '<!doctype html><html lang="it" class="theme-1"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
        '<title>Pane | Bottega</title><meta name="description" content="Tutto il pane">' +
        '<link rel="canonical" href="https://bottega.example/catalog/category/pane">' +
        '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#0a5">' +
        '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#031">' +
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
        '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/app.webmanifest">' +
        '<meta name="mobile-web-app-capable" content="yes">' +
        '<style data-href="/assets/a.css">.a{color:red}</style>' +
        String.raw`<style data-href="/assets/b.css">.b::after{content:"<\/style>"}</style>` +
        '<style media="not all" data-fonts="/assets/text.woff2" data-version="a1">@font-face{src:url(/assets/text.woff2)}</style>' +
        '<template data-scripts="page"><link rel="modulepreload" href="/assets/views.js" fetchpriority="low">' +
        '<script type="module" src="/assets/entry.js" fetchpriority="low"></script></template>' +
        '<template data-scripts="visitor"><link rel="modulepreload" href="/assets/visitor.js" fetchpriority="low"></template>' +
        '<template data-scripts="calls"><link rel="modulepreload" href="/assets/calls.js" fetchpriority="low"></template>' +
        '<template data-scripts="login"><link rel="modulepreload" href="/assets/login.js" fetchpriority="low"></template>' +
        '<script data-first-call="{&quot;marker&quot;:&quot;mark&quot;,&quot;path&quot;:&quot;/api/first?a=1&amp;b=' +
        String.raw`\&quot;2\&quot;&quot;,&quot;headers&quot;:{&quot;kind&quot;:&quot;site&quot;}}" data-terms="2026-11">early()</script>` +
        '<noscript><link rel="stylesheet" href="/cookie-banner.css"></noscript></head>' +
        '<body><div id="app"><main>Pane</main></div>' +
        '<script type="application/json" id="bootstrap">{"build":"1"}</script></body></html>',
    );
  });

  test('a page without a canonical address asks not to be indexed', () => {
    const html = renderDocument(parts({ head: { ...parts().head, canonical: null } }));
    expect([html.includes('<meta name="robots" content="noindex">'), html.includes('canonical')]).toEqual([
      true,
      false,
    ]);
  });

  test('CAT-26, decision 063: tells search engines and link previews of it, addresses whole', () => {
    const html = renderDocument(parts({ found }));
    expect(/<meta property="og:title".*<meta name="twitter:card"[^>]*>/s.exec(html)?.[0]).toBe(
      '<meta property="og:title" content="Pane | Bottega">' +
        '<meta property="og:description" content="Tutto il pane">' +
        '<meta property="og:type" content="website">' +
        '<meta property="og:url" content="https://bottega.example/catalog/category/pane">' +
        '<meta property="og:site_name" content="Bottega">' +
        '<meta property="og:locale" content="it_IT">' +
        '<meta property="og:image" content="https://bottega.example/social.png">' +
        '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
        '<meta property="og:image:alt" content="&lt;Bottega&gt;">' +
        '<meta name="twitter:card" content="summary_large_image">',
    );
    expect(html).toContain(
      String.raw`<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Product","name":"\u003c/script>"}]}</script></body>`,
    );
  });

  test('a picture of unknown size is shown small, and a page that is told nothing of has no data', () => {
    const preview = { ...found.preview, picture: { path: '/media/x-960.webp', alt: 'Pane' } };
    const html = renderDocument(parts({ found: { data: null, preview } }));
    expect([
      html.includes('<meta property="og:image" content="https://bottega.example/media/x-960.webp">'),
      html.includes('og:image:width'),
      html.includes('<meta name="twitter:card" content="summary">'),
      html.includes('ld+json'),
    ]).toEqual([true, false, true, false]);
    expect(renderDocument(parts())).not.toMatch(/og:|twitter|ld\+json/);
  });

  test('decision 018: no script stands in the document but the early one, modules by address and data', () => {
    const scripts = renderDocument(parts({ found })).match(/<script[^>]*>/g) ?? [];
    const isData = (tag: string) => /application\/(?:ld\+)?json/.test(tag);
    expect(scripts.filter((tag) => !tag.includes(' src="') && !isData(tag))).toEqual([
      expect.stringMatching(/^<script data-first-call="[^"<>]*" data-terms="2026-11">$/),
    ]);
  });

  test('decision 050: where the frame alone is in the markup, nothing waits for it to be seen', () => {
    const html = renderDocument(parts({ hasContent: false }));
    expect([
      html.includes('<template'),
      html.includes('<script type="module" src="/assets/entry.js"'),
    ]).toEqual([false, true]);
  });

  test('a development server answers the early script by its address, and fonts with the styles', () => {
    const html = renderDocument(parts({ early: { address: '/src/early.ts' }, fonts: null }));
    expect([
      html.includes('<script type="module" async src="/src/early.ts" data-first-call="'),
      html.includes('data-fonts'),
    ]).toEqual([true, false]);
  });
});

test('TEN-03, CAT-26: a page in another language says so, and where it stands in each', () => {
  const html = renderDocument(parts({ ...inEnglish, found }));
  expect(html).toContain('<html lang="en-US" data-base="/en" class="theme-1">');
  expect(html.match(/<link rel="(?:canonical|alternate|manifest)"[^>]*>/g)).toEqual([
    '<link rel="canonical" href="https://bottega.example/en/catalog/category/pane">',
    '<link rel="alternate" hreflang="it" href="https://bottega.example/catalog/category/pane">',
    '<link rel="alternate" hreflang="en-US" href="https://bottega.example/en/catalog/category/pane">',
    '<link rel="alternate" hreflang="x-default" href="https://bottega.example/catalog/category/pane">',
    '<link rel="manifest" href="/en/app.webmanifest">',
  ]);
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  expect(html).toContain(
    '<meta property="og:url" content="https://bottega.example/en/catalog/category/pane">',
  );
});

describe('what a shopper or a server put into it', () => {
  const hostile = `"><script>alert('1')</script><img src=x onerror=alert(1)> & co`;
  const harmless =
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &amp; co';

  test('ERR-14: stays text in title, description, canonical address and theme', () => {
    const html = renderDocument(
      parts({
        head: { title: hostile, description: hostile, canonical: `/page/${hostile}`, status: 200 },
        themeClass: hostile,
        themeColours: { light: hostile, dark: hostile },
      }),
    );
    expect([
      /<title>([\s\S]*?)<\/title>/.exec(html)?.[1],
      attribute(html, '<meta name="description" content='),
      attribute(html, '<link rel="canonical" href='),
      attribute(html, '<html lang="it" class='),
      ...['light', 'dark'].map((scheme) =>
        attribute(
          html,
          String.raw`<meta name="theme-color" media="\(prefers-color-scheme: ${scheme}\)" content=`,
        ),
      ),
    ]).toEqual([
      harmless,
      harmless,
      `https://bottega.example/page/${harmless}`,
      harmless,
      harmless,
      harmless,
    ]);
    expect(html).not.toContain('<img');
  });

  test.each([
    '</script><script>alert(1)</script>',
    '</SCRIPT ><img src=x>',
    '<!--<script>',
    ']]>',
    'a\u2028b\u2029c',
    '\\u003c/script>',
    '"quoted" \\ \'text\'',
    '\0\u0001\t\n',
    '🥖 più è meglio',
  ])('decision 018: data with %j ends no element and comes back as it was', (text) => {
    const bootstrap = { [text]: [text, { text }] };
    const json = bootstrapIn(renderDocument(parts({ bootstrap })));
    expect(JSON.parse(json)).toEqual(bootstrap);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
  });
});

describe('LIFE-10: the document of the mobile app', () => {
  const app = { shop: 'https://bottega.example', cookies: 'cookies()', policy: "default-src 'self'" };
  const head = { ...parts().head, canonical: null };

  test('names its shop and its policy, keeps cookies before any other script, and is no site’s', () => {
    const html = renderDocument(parts({ app, head, hasContent: false }));
    expect(html).toContain('<html lang="it" data-shop="https://bottega.example" class="theme-1"><head>');
    expect(html).toContain(
      '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;">',
    );
    expect(html).toContain('<script>cookies()</script><script data-terms="2026-11">early()</script>');
    expect(html).not.toMatch(/rel="(?:canonical|icon|manifest|apple-touch-icon)"|noscript|first-call/);
  });

  test('decision 083: a page that the shop answers with has nothing of it', () => {
    expect(renderDocument(parts())).not.toMatch(/data-shop|http-equiv|cookies\(\)/);
  });
});
