const heads = ['head', 'head-lit', 'head-chosen'] as const;

/** The points of arrows, one for each colour. */
export function ArrowHeads() {
  return (
    <defs>
      {heads.map((id) => (
        <marker
          key={id}
          id={id}
          className={id}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M 0 1 L 10 5 L 0 9 z" />
        </marker>
      ))}
    </defs>
  );
}
