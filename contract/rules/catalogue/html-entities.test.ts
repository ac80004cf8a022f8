import { expect, test } from 'vitest';
import { decodeEntities } from './html-entities.ts';

test.each([
  ['perch&eacute; no', 'perché no'],
  ['&lt;b&gt; &amp;amp; &quot;x&quot;', '<b> &amp; "x"'],
  ['&#8364; &#x20AC; &euro;', '€ € €'],
  ['Caff&Egrave; &egrave;', 'CaffÈ è'],
  ['&unknown; & &;', '&unknown; & &;'],
  ['&#0;&#1114112;', ''],
])('%s reads as %s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
