import { describe, expect, test } from 'vitest';
import { webFacesOf, withoutWebFaces } from './web-faces.ts';

const own = '@font-face{src:url(/assets/text-1.woff2)format("woff2");font-family:Text}';
const heading = '@font-face {\n  font-family: Head;\n  src: url(/assets/head-2.woff2);\n}';
const device = '@font-face{src:local(Arial),local(Roboto);font-family:Text Fallback}';

describe('decision 050: the faces of the brand’s fonts', () => {
  test('are taken out of the sheets; those of the device stay', () => {
    expect(withoutWebFaces(`a{color:red}${own}${device}b{background:url(/assets/x.svg)}${heading}`)).toBe(
      `a{color:red}${device}b{background:url(/assets/x.svg)}`,
    );
  });

  test('are told with the files they name, of all sheets', () => {
    expect(webFacesOf([`${own}a{color:red}`, device, heading])).toEqual({
      text: own + heading,
      files: ['/assets/text-1.woff2', '/assets/head-2.woff2'],
      version: expect.stringMatching(/^[\w-]{8}$/),
    });
    expect(webFacesOf([own])?.version).not.toBe(webFacesOf([heading])?.version);
  });

  test('a brand in the device’s fonts has none', () => {
    expect(webFacesOf([device, 'a{color:red}'])).toBeNull();
  });
});
