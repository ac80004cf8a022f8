/** A list takes this many lines, and a line this many characters (B-21). */
export const mostLines = 100;
export const longestLine = 120;

/** A text as the lines of a list; what is beyond the bounds is told and not lost. */
export interface PastedLines {
  readonly lines: readonly string[];
  /** Lines after the last one that is taken. */
  readonly tooMany: readonly string[];
  readonly tooLong: readonly string[];
}

// A comma between digits is a decimal one.
const separators = /\n|;|,(?!\d)|(?<!\d),/;
// Bullets, numbers of a list, boxes to tick, and pictures before the words.
const bullet =
  /^(?:[-–—•*·◦▪‣>+✓✔✗✘☐☑☒□■]|\d{1,2}[.)](?=\s)|\[[ xX✓✔]?\]|\([ xX]?\)|\p{Extended_Pictographic}|[\u{FE0F}\u{200D}])\s*/u;

function withoutBullets(line: string): string {
  const bare = line.replace(bullet, '');
  return bare === line ? line : withoutBullets(bare);
}

const characters = (line: string): number => Array.from(line).length;

/** The lines of a pasted text: one a row, or between commas or semicolons, without bullets; empty ones are dropped (B-21). */
export function pastedLines(text: string): PastedLines {
  const all = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split(separators)
    .map((part) => withoutBullets(part.replace(/[\p{Cc}\s]+/gu, ' ').trim()).trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const fitting = all.filter((line) => characters(line) <= longestLine);
  return {
    lines: fitting.slice(0, mostLines),
    tooMany: fitting.slice(mostLines),
    tooLong: all.filter((line) => characters(line) > longestLine),
  };
}
