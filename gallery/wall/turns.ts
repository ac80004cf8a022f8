import pLimit from 'p-limit';

/** So many screens load at a time: each is a whole page, and a browser refuses hundreds at once. */
const loading = pLimit(4);

/** Calls `begin` when it is its turn; answers how to end the turn, or to leave the queue. */
export function takeTurn(begin: () => void): () => void {
  const turn = Promise.withResolvers<void>();
  let isOver = false;
  void loading(() => {
    if (isOver) return undefined;
    begin();
    return turn.promise;
  });
  return () => {
    isOver = true;
    turn.resolve();
  };
}
