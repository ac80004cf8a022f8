import * as v from 'valibot';
import { isCalendarDay } from './iso-date.ts';
import { largestPageSize } from './page-sizes.ts';

const numberText = /^-?\d+(\.\d+)?$/;

const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(numberText), v.transform(Number))]),
  v.finite(),
);

/** A number, or its decimal text (T3); exponents, blanks and infinities are refused. */
export const num = (min?: number, max?: number) =>
  v.pipe(wireNumber, v.minValue(min ?? -Number.MAX_SAFE_INTEGER), v.maxValue(max ?? Number.MAX_SAFE_INTEGER));

/** A whole number or its text. */
export const int = (min?: number, max?: number) => v.pipe(num(min, max), v.integer());

const largestId = v.maxValue<number, number>(2 ** 31 - 1);

/** Takes ids up to 2^53 - 1: for a server whose tables are spread over nodes, which number their rows beyond any integer (T4). */
export function takeWideIds(): void {
  Object.assign(largestId, { requirement: Number.MAX_SAFE_INTEGER });
}

/** A positive id below 2^31 (T4). */
export const id = () => v.pipe(int(1), largestId);

/** true/false, 1/0, or their text. */
export const flag = () =>
  v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false', '1', '0']), v.picklist([1, 0])]),
    v.transform((value): boolean => value === true || value === 'true' || value === '1' || value === 1),
  );

/** 'true' or 'false' as text, the dialect of cartItemInfo and cartInfos. */
export const flagText = () => v.picklist(['true', 'false']);

// NUL and control characters other than newline and tab are refused (T3).
// oxlint-disable-next-line no-control-regex
const printable = /^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F]*$/;
const characters = (value: string): number => Array.from(value).length;

/** Text of `min` to `max` characters (code points, not units), without control characters. */
export const text = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    v.regex(printable),
    v.check((value) => characters(value) >= min && characters(value) <= max),
  );

/** Text without control characters and without a bound: business rules bound it. */
export const freeText = () => v.pipe(v.string(), v.regex(printable));

/** "YYYY-MM-DD", a real calendar day. */
export const dateIso = () => v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay));

/** A list of 1 to 200 entries; in a form or a query it is JSON text (T3). */
export const items = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    v.union([v.array(v.unknown()), v.pipe(v.string(), v.parseJson())]),
    v.array(entry),
    v.minLength(1),
    v.maxLength(200),
  );

/** A JSON object read by `schema`; a list is none. */
export const jsonObject = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.custom<v.InferInput<S>>((value) => typeof value === 'object' && !Array.isArray(value)),
    schema,
  );

/** A text that narrows an answer; empty it narrows nothing. */
export const textFilter = () =>
  v.pipe(
    freeText(),
    v.transform((value) => (value === '' ? undefined : value)),
  );

/** A comma list of whole numbers from a closed set. */
export const csvOf = <const T extends readonly number[]>(allowed: T) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.split(',').map(Number)),
    v.array(v.picklist(allowed)),
  );

/** Page number from 1; anything below counts as 1 (T12). */
export const page = () =>
  v.optional(
    v.pipe(
      int(),
      v.transform((value) => Math.max(1, value)),
    ),
    1,
  );

/** Page size clamped to its bounds (T12). */
export const pageSize = (size: number, max = largestPageSize) =>
  v.optional(
    v.pipe(
      int(),
      v.transform((value) => Math.min(max, Math.max(1, value))),
    ),
    size,
  );
