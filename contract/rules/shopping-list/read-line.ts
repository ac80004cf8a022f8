import { articles, joiners, measures, numbered, numberWords, packWords, pieceWords } from './list-words.ts';

/** How much a line asks for. `unit` null is a bare count; grams and millilitres are whole or have 3 decimals. */
export interface LineAmount {
  readonly quantity: number;
  readonly unit: 'piece' | 'pack' | 'g' | 'ml' | null;
}

/** A line of a shopping list as it is understood; without an amount both are null (B-21). */
export type ReadLine = { readonly words: string } & (
  | LineAmount
  | { readonly quantity: null; readonly unit: null }
);

interface Parsed extends LineAmount {
  /** How many tokens it took. */
  readonly length: number;
  /** Written as a count and nothing else: 2x, x2, (2). */
  readonly isTimes: boolean;
}

const mostCounted = 999;
const mostMeasured = 1_000_000;
const noAmount = { quantity: null, unit: null } as const;

const plain = (token: string | undefined): string => (token ?? '').toLowerCase().replace(/\.+$/, '');

const numberOf = (token: string): number | null => {
  const [, top, bottom] = /^(\d{1,2})\/([1-9])$/.exec(token) ?? [];
  if (top !== undefined) return Number(top) / Number(bottom);
  return /^\d{1,6}(?:[.,]\d{1,3})?$/.test(token)
    ? Number(token.replace(',', '.'))
    : (numberWords.get(token) ?? null);
};

const isCount = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= mostCounted;
/** 00 and 0 are names of a flour. */
const isWritten = (token: string): boolean => !/^0\d*$/.test(token);

/** What stands for an amount together with the unit in `word`; null where that is none. */
function inUnit(amount: number, word: string): LineAmount | null {
  const measure = measures.get(word);
  if (measure !== undefined) {
    const quantity = Math.round(amount * measure[0] * 1000) / 1000;
    return quantity > 0 && quantity <= mostMeasured ? { quantity, unit: measure[1] } : null;
  }
  const pieces = amount * (pieceWords.get(word) ?? 0);
  if (isCount(pieces)) return { quantity: pieces, unit: 'piece' };
  return packWords.has(word) && isCount(amount) ? { quantity: amount, unit: 'pack' } : null;
}

const parsed = (amount: LineAmount | null, length: number, isTimes = false): Parsed | null =>
  amount === null ? null : { ...amount, length, isTimes };

/** Number and unit in one: 500g, 2x, x2, (2). */
function glued(first: string): Parsed | null {
  const [, times] = /^(?:x|\()?(\d{1,3})(?:x|\))?$/.exec(/^\d+$/.test(first) ? '' : first) ?? [];
  if (times !== undefined && isWritten(times) && isCount(Number(times))) {
    return { quantity: Number(times), unit: null, length: 1, isTimes: true };
  }
  const [, number = '', word = ''] = /^(\d[\d.,/]*)(\p{L}+)$/u.exec(first) ?? [];
  const amount = numberOf(number);
  return amount === null ? null : parsed(inUnit(amount, word), 1);
}

/** The amount that the tokens from `at` on begin with. */
function amountAt(tokens: readonly string[], at: number): Parsed | null {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((step) => plain(tokens[at + step]));
  if (first === undefined || second === undefined) return null;
  const amount = numberOf(first);
  if (amount === null) {
    const next = isWritten(second) && /^\d/.test(second) ? numberOf(second) : null;
    if (next === null) return glued(first);
    if (first === 'x') return isCount(next) ? { quantity: next, unit: null, length: 2, isTimes: true } : null;
    return measures.has(first) ? parsed(inUnit(next, first), 2) : glued(first);
  }
  const half = third === 'e' && (fourth === 'mezzo' || fourth === 'mezza') ? 0.5 : 0;
  const measured = inUnit(amount + half, second);
  if (measured !== null) return parsed(measured, half > 0 ? 4 : 2);
  if (!isWritten(first) || !isCount(amount)) return null;
  return second === 'x' || second === '×'
    ? { quantity: amount, unit: null, length: 2, isTimes: true }
    : { quantity: amount, unit: null, length: 1, isTimes: false };
}

/** The amount that a line ends in, and where it begins. */
function amountAtEnd(tokens: readonly string[]): (Parsed & { at: number }) | null {
  const from = Math.max(1, tokens.length - 4);
  for (let at = from; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount === null || at + amount.length !== tokens.length) continue;
    if (amount.unit === null && !amount.isTimes && numbered.has(plain(tokens[at - 1]))) return null;
    return { ...amount, at };
  }
  return null;
}

function tokensOf(line: string): string[] {
  return line
    .replace(/[’`´]/g, "'")
    .replace(/(?<!\p{L})(un|l|d|dell|mezz)'\s*(?=\p{L})/giu, "$1' ")
    .replace(/(\d)\s*[×✕]\s*/gu, '$1 x ')
    .replace(/(?<!\S)[×✕]\s*(?=\d)/gu, 'x')
    .split(/\s+/)
    .filter((token) => token !== '');
}

/** Words without what an amount leaves behind: a joiner before them, a dash or a colon after them. */
function wordsOf(tokens: readonly string[], dropped: ReadonlySet<string>): string {
  const start = dropped.has(plain(tokens[0])) && tokens.length > 1 ? 1 : 0;
  return tokens
    .slice(start)
    .join(' ')
    .replace(/(['])\s/g, '$1')
    .replace(/^[\s:=–-]+|[\s:=–(-]+$/g, '');
}

const before = new Set([...articles, ...joiners]);

function withoutAmount(tokens: readonly string[]): string {
  const isSome = plain(tokens[0]) === 'un' && plain(tokens[1]) === "po'";
  return wordsOf(isSome ? tokens.slice(2) : tokens, before);
}

/** What of a line is the amount and what it is of, in whatever order they are written (B-21). */
export function readLine(line: string): ReadLine {
  const asWritten: ReadLine = { words: line.trim(), ...noAmount };
  const tokens = tokensOf(line);
  const isSome = plain(tokens[0]) === 'un' && plain(tokens[1]) === "po'";
  const start = isSome ? null : amountAt(tokens, 0);
  const end = amountAtEnd(tokens);
  const isOfTimes = start !== null && end !== null && end.isTimes && start.unit !== null;
  if (start !== null && !isOfTimes) {
    const words = wordsOf(tokens.slice(start.length), joiners);
    return words === '' ? asWritten : { words, quantity: start.quantity, unit: start.unit };
  }
  if (end === null) return { words: withoutAmount(tokens) || asWritten.words, ...noAmount };
  const kept = tokens.slice(0, end.at);
  const isJoined = kept.length > 1 && joiners.has(plain(kept.at(-1)));
  const words = withoutAmount(isJoined ? kept.slice(0, -1) : kept);
  return words === '' ? asWritten : { words, quantity: end.quantity, unit: end.unit };
}
