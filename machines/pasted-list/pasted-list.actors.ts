import { fromPromise } from 'xstate';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import type { ReadClipboard } from '../../services/device/clipboard.ts';
import type { HearLine } from '../../services/device/hearing.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ClipboardText, Heard } from './pasted-list.types.ts';

export interface ListDevice {
  readClipboard: ReadClipboard;
  hearLine: HearLine;
  /** Of what is said, as a BCP 47 tag. */
  language: string;
}

export const pastedListActors = ({
  services,
  device,
}: {
  services: () => Promise<ShopServices>;
  device: ListDevice;
}) => ({
  matchLines: fromPromise<readonly MatchedLine[], { text: string }>(async ({ input: { text }, signal }) =>
    (await services()).catalogue.match(pastedLines(text).lines, { signal }),
  ),
  readClipboard: fromPromise<ClipboardText>(() => device.readClipboard()),
  hearLine: fromPromise<Heard>(({ signal }) => device.hearLine(device.language, signal)),
});
