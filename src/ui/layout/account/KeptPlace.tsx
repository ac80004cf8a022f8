import { keptPlaceId } from './kept-place-id.ts';
import { awaited, taken } from './KeptPlace.css.ts';

interface KeptPlaceProps {
  /** It is known that a shopper is there. */
  isTaken: boolean;
}

/** Room for a pair of cards only a shopper sees, as high as they will be: nothing moves when they come. */
export function KeptPlace({ isTaken }: KeptPlaceProps) {
  return <div id={keptPlaceId} className={isTaken ? taken : awaited} />;
}
