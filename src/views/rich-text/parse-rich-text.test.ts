import { describe, expect, test } from 'vitest';
import { parseRichText, richTextWords, type RichNode } from './parse-rich-text.ts';

type RichElement = Exclude<RichNode, string>;

const element = (tag: RichElement['tag'], given: Partial<Omit<RichElement, 'tag'>> = {}): RichElement => ({
  tag,
  href: null,
  picture: null,
  children: [],
  ...given,
});

describe('parseRichText', () => {
  test('keeps simple text with its marks', () => {
    expect(parseRichText('<p>Latte <strong>intero</strong><br>1&nbsp;l &amp; pi&ugrave;</p>')).toEqual([
      element('p', {
        children: ['Latte ', element('strong', { children: ['intero'] }), element('br'), '1\u00A0l & più'],
      }),
    ]);
  });

  test.each([
    ['a script', '<script>alert(1)</script><p>a</p>'],
    ['a script in capitals with attributes', '<SCRIPT type="x">alert("</p>")</SCRIPT ><p>a</p>'],
    ['a style', '<style>p{color:red}</style><p>a</p>'],
    ['an unclosed comment', '<!-- <img src=x onerror=alert(1)> --><p>a</p>'],
    ['an unknown element', '<marquee><p>a</p></marquee>'],
    ['handlers on allowed elements', '<p onclick="alert(1)" style="x">a</p>'],
  ])('CAT-24, CMS-01: %s leaves the text alone', (_what, html) => {
    expect(parseRichText(html)).toEqual([element('p', { children: ['a'] })]);
  });

  test.each([
    ['javascript:alert(1)', null],
    ['java&#115;cript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/page/privacy', '/page/privacy'],
    ['https://example.com/', 'https://example.com/'],
    ['mailto:ciao@example.com', 'mailto:ciao@example.com'],
    ['tel:+39061234', 'tel:+39061234'],
  ])('a link to %s', (href, expected) => {
    expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([
      element('a', { href: expected, children: ['x'] }),
    ]);
  });

  test.each([
    ['/media/emoji/1f35d-240.webp', '/media/emoji/1f35d-240.webp'],
    [' /media/0123456789abcdef0123-480.webp ', '/media/0123456789abcdef0123-480.webp'],
    ['/media/../ebsn/api/auth/logout', null],
    ['/media/..', null],
    ['/media/%2e%2e/checkout', null],
    ['/media/', null],
    ['/media/x.webp?next=/checkout', null],
    ['/assets/x.webp', null],
    ['/ebsn/api/auth/logout', null],
    ['media/x.webp', null],
    ['//evil.example/media/x.webp', null],
    ['/\\evil.example/media/x.webp', null],
    ['https://evil.example/media/x.webp', null],
    ['data:image/svg+xml,x', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('CMS-01: a picture from "%s"', (src, expected) => {
    const picture = expected === null ? null : { src: expected, alt: '', size: null };
    expect(parseRichText(`<img src="${src}">`)).toEqual([element('img', { picture })]);
  });

  test('CMS-01, B-20: of a picture are read its address, its words and its size, whatever else it carries', () => {
    expect(
      parseRichText(
        `<img width="1200" height='800' alt="Il pane &amp; l&#8217;olio" src='/media/x.webp' srcset="//evil.example/x 2x" onerror="alert(1)"/>`,
      ),
    ).toEqual([
      element('img', {
        picture: { src: '/media/x.webp', alt: 'Il pane & l’olio', size: { width: 1200, height: 800 } },
      }),
    ]);
    expect(parseRichText('<img src="/media/x.webp" width="100%" height="80">')).toEqual([
      element('img', { picture: { src: '/media/x.webp', alt: '', size: null } }),
    ]);
    expect(parseRichText('<img alt="src=/media/x.webp" data-src="/media/x.webp">')).toEqual([element('img')]);
  });

  test('CMS-01: a picture holds nothing: what follows stands beside it', () => {
    expect(parseRichText('<p><img src="/media/x.webp">a</img></p>b')).toEqual([
      element('p', {
        children: [element('img', { picture: { src: '/media/x.webp', alt: '', size: null } }), 'a'],
      }),
      'b',
    ]);
  });

  test('only pictures have a picture, only links lead somewhere', () => {
    expect(parseRichText('<p src="/media/x.webp" href="/a">a</p><img href="/a">')).toEqual([
      element('p', { children: ['a'] }),
      element('img'),
    ]);
  });

  test('a stray bracket and unbalanced ends are text and nothing else', () => {
    expect(richTextWords(parseRichText('3 < 5</p></ul><p>ok'))).toBe('3 < 5ok');
  });
});
