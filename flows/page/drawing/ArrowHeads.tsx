/** The point of arrows, in the colour of its arrow. */
export function ArrowHeads() {
  return (
    <defs>
      <marker
        id="head"
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="9"
        markerHeight="9"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M 0 1 L 10 5 L 0 9 z" fill="context-stroke" />
      </marker>
    </defs>
  );
}
