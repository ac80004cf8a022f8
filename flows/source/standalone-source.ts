import { stripTypeScriptTypes } from 'node:module';
import { format } from 'oxfmt';
import { withStandIns } from './stand-ins.ts';

const style = { printWidth: 110, singleQuote: true };

/**
 * Returns a machine's file as Stately Studio, its editor and Sketch take it in, and as it runs by itself: the chart as
 * it is written, importing XState alone, with stand-ins for what other files give it. Types are erased.
 */
export async function standaloneSource(name: string, source: string): Promise<string> {
  const { code } = await format(`${name}.machine.ts`, stripTypeScriptTypes(withStandIns(source)), style);
  return `${code.trim()}\n`;
}
