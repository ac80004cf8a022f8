import { expect, test } from 'vitest';
import { decodeEntities } from './html-entities.ts';

test.each([
  ['perch&eacute; no', 'perché no'],
  ['&lt;b&gt; &amp;amp; &quot;x&quot;', '<b> &amp; "x"'],
  ['&#8364; &#x20AC; &euro;', '€ € €'],
  ['Caff&Egrave; &egrave;', 'CaffÈ è'],
  ['&unknown; & &;', '&unknown; & &;'],
  ['&#0;&#1114112;', ''],
  ['&#1;&#1114111;', '\u0001\u{10FFFF}'],
  ['&amp;&lt;&gt;&quot;&apos;&nbsp;&euro;', '&<>"\'\u00A0€'],
  ['&agrave;&egrave;&eacute;&igrave;&ograve;&ugrave;&Egrave;', 'àèéìòùÈ'],
  ['&ndash;&mdash;&rsquo;&lsquo;&laquo;&raquo;&hellip;&times;&middot;', '–—’‘«»…×·'],
])('%s reads as %s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
