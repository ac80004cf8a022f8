import type { FlowError } from '../../contract/api/failure.ts';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import type { QuantityHint } from '../../contract/rules/quantity/quantity-result.ts';
import type { AddToCartRequest } from '../add-to-cart/add-to-cart.types.ts';
import type { EventOf } from '../chart.types.ts';

/** What is taken for a line: a product, or nothing; the quantity is in pieces or in its selling unit. */
export interface LineChoice {
  productId: number | null;
  quantity: number;
  /** A key per parameterName of the options that are chosen. */
  chosen: Readonly<Record<string, string>>;
  /** It was put into the cart from here. */
  isAdded: boolean;
  /** Why the last change of the quantity went no further. */
  hint: QuantityHint | null;
}

/** A line of the list with what was found for it and what is taken. */
export interface ListLine {
  matched: MatchedLine;
  choice: LineChoice;
}

/** A press or a typed text beside the product of a line. */
export type LineQuantityChange = { kind: 'more' } | { kind: 'less' } | { kind: 'typed'; text: string };

/** What was copied last, or that nobody may read it. */
export type ClipboardText = { text: string } | 'refused';
/** A line that was heard, or why none was. */
export type Heard = { line: string } | 'silence' | 'refused' | 'deaf';

/** What the device can do to a text. */
export interface ListHelp {
  canPaste: boolean;
  canHear: boolean;
}

/** Why the device gave no text. */
export type HelpFault =
  | 'pasteRefused'
  | 'pasteFailed'
  | 'nothingCopied'
  | 'hearingRefused'
  | 'noMicrophone'
  | 'hearingFailed';

export interface PastedListContext {
  text: string;
  /** Nothing until the device has told. */
  help: ListHelp;
  helpFault: HelpFault | null;
  lines: readonly ListLine[];
  /** The line other words are looked up for, and the words. */
  amended: { line: number; words: string } | null;
  error: FlowError | null;
}

/** `line` is the place of a line on the list, from 0. */
interface PastedListEvents {
  'text.changed': { text: string };
  /** What this device can do. */
  'device.told': ListHelp;
  'list.paste': object;
  'dictation.start': object;
  'dictation.stop': object;
  'list.match': object;
  'list.amend': object;
  'match.choose': { line: number; productId: number };
  'option.choose': { line: number; parameterName: string; key: string };
  'quantity.change': { line: number; change: LineQuantityChange };
  'line.leave': { line: number };
  'line.amend': { line: number; words: string };
  /** Heard of every add; only one of many products marks lines of the list. */
  'cart.added': { request: AddToCartRequest; isWhole: boolean };
  'service.resumed': object;
}
export type PastedListEvent = EventOf<PastedListEvents>;
