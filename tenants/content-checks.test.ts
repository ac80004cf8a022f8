import { describe, expect, test } from 'vitest';
import { htmlFault } from './content-checks.ts';

const photograph = '<img src="/media/il-pane-960.webp" alt="Pane appena sfornato">';
const picture = '<img src="/media/emoji/1f956-240.webp" alt="">';

describe('content HTML', () => {
  test('CMS-01: links, lists, line ends and pictures of the shop are in order', () => {
    expect(
      htmlFault(
        `<p>Pane<br>e <a href="/page/x">olio</a></p><ul><li>1&nbsp;kg</li></ul>${picture}${photograph}`,
      ),
    ).toBeNull();
  });

  test.each([
    '<img src="/media/emoji/1f956-240.webp" alt="Pane">',
    '<img src="/media/emoji/../x-240.webp" alt="">',
    '<img src="//evil.example/media/emoji/1f956-240.webp" alt="">',
    '<img src="https://evil.example/1f956-240.webp" alt="">',
    '<img src="/media/il-pane-960.webp" alt="">',
    '<img alt="">',
    '<p class="big">',
  ])('CMS-01: %s is not', (tag) => {
    expect(htmlFault(tag)).toBe(`attributes ${tag}`);
  });

  test.each([
    [`${picture}</img>`, 'nesting </img>'],
    ['<p>Pane</br></p>', 'nesting </br>'],
    ['<p><strong>Pane</p></strong>', 'nesting </p>'],
    ['<p>Pane', 'open p'],
    ['<script>x</script>', 'tag <script>'],
    ['<p>Latte &lt; pane</p>', 'loose markup'],
  ])('CMS-01: %s is %s', (html, fault) => {
    expect(htmlFault(html)).toBe(fault);
  });
});
