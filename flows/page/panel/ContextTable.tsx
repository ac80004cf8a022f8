import type { ContextChange, ContextEntry } from '../../walk/hand-walk.ts';

interface ContextTableProps {
  changes: readonly ContextChange[];
  context: readonly ContextEntry[];
  /** Nothing was before. */
  isStart: boolean;
}

/** What the last step did to the context, and all of it as it is now. */
export function ContextTable({ changes, context, isStart }: ContextTableProps) {
  return (
    <section aria-label="Context">
      <h3>Context</h3>
      {!isStart && changes.length === 0 && <p className="found">The step changed nothing in it.</p>}
      {!isStart && changes.length > 0 && (
        <table className="context">
          <thead>
            <tr>
              <th scope="col">changed</th>
              <th scope="col">before</th>
              <th scope="col">after</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, before, after }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{before ?? '–'}</td>
                <td>{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details className="context">
        <summary>All of it</summary>
        <dl>
          {context.map(({ key, text }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
