import type { ReactNode } from 'react';
import { first, firstHead, frame, number, numberHead, screenOnly, table } from './DocumentTable.css.ts';

interface DocumentTableProps {
  /** Accessible name. */
  label: string;
  /** The first is of words, the others of numbers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Lines and sums of a document to print. */
export function DocumentTable({ label, columns, rows }: DocumentTableProps) {
  return (
    <div className={frame}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? firstHead : numberHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row" className={first}>
                {name}
              </th>
              {numbers.map((cell, index) => (
                <td key={columns[index + 1]} className={number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What stands beside a document on screen, and not on paper. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => (
  <div className={screenOnly}>{children}</div>
);
