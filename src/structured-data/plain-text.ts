import { decodeEntities } from '../../contract/rules/catalogue/html-entities.ts';

/** The words of simple HTML, blocks parted by a blank. */
export const plainText = (html: string): string =>
  decodeEntities(html.replaceAll(/<\/?(?:a|b|em|i|strong)(?=[\s>])[^>]*>/gi, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
