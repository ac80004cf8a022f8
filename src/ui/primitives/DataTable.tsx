import type { ReactNode } from 'react';
import { head as headClass, number, numberHead, scroller, table, text } from './DataTable.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface DataTableProps {
  caption: string;
  /** The first column names its row; numbers are set right. */
  columns: readonly { key: string; label: ReactNode; number?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Values in rows and columns. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className={scroller}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, number: right }) => (
              <th key={key} scope="col" className={right ? numberHead : headClass}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={text}>
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column.key} className={column.number ? number : text}>
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
