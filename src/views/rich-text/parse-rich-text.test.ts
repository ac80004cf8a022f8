import { describe, expect, test } from 'vitest';
import { parseRichText, richTextWords } from './parse-rich-text.ts';

describe('parseRichText', () => {
  test('keeps simple text with its marks', () => {
    expect(parseRichText('<p>Latte <strong>intero</strong><br>1&nbsp;l &amp; pi&ugrave;</p>')).toEqual([
      {
        tag: 'p',
        href: null,
        children: [
          'Latte ',
          { tag: 'strong', href: null, children: ['intero'] },
          { tag: 'br', href: null, children: [] },
          '1\u00A0l & più',
        ],
      },
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
    expect(parseRichText(html)).toEqual([{ tag: 'p', href: null, children: ['a'] }]);
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
    expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href: expected, children: ['x'] }]);
  });

  test('a stray bracket and unbalanced ends are text and nothing else', () => {
    expect(richTextWords(parseRichText('3 < 5</p></ul><p>ok'))).toBe('3 < 5ok');
  });
});
