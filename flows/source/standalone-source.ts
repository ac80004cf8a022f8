import { stripTypeScriptTypes } from 'node:module';
import { format } from 'oxfmt';

const style = { printWidth: 110, singleQuote: true };

/**
 * A machine's file as Stately Studio, its editor and Sketch take it in: the chart as it is written, importing XState
 * alone. Types of other files are erased with all the rest of them.
 */
export async function standaloneSource(name: string, source: string): Promise<string> {
  const { code } = await format(`${name}.machine.ts`, stripTypeScriptTypes(source), style);
  return `${code.trim()}\n`;
}
