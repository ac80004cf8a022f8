/** So many screens load at a time: each is a whole page, and a browser refuses hundreds at once. */
const atOnce = 4;

let loading = 0;
const waiting: (() => void)[] = [];

function next(): void {
  while (loading < atOnce) {
    const begin = waiting.shift();
    if (begin === undefined) return;
    loading += 1;
    begin();
  }
}

/** Calls `begin` when it is its turn; answers how to end the turn, or to leave the queue. */
export function takeTurn(begin: () => void): () => void {
  let isOver = false;
  let hasBegun = false;
  const start = () => {
    hasBegun = true;
    begin();
  };
  waiting.push(start);
  next();
  return () => {
    if (isOver) return;
    isOver = true;
    if (hasBegun) loading -= 1;
    else waiting.splice(waiting.indexOf(start), 1);
    next();
  };
}
