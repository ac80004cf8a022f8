import type { ReactNode } from 'react';

/** A name and what is true of it; nothing where there is nothing to say. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === false || children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Words of the code, one beside the other. */
export function Ids({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => <code key={`${id} ${String(index)}`}>{id}</code>);
}
