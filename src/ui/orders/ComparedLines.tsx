import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { Picture } from '../primitives/picture.ts';
import {
  actionBox,
  actions as actionsClass,
  body,
  came,
  difference as differenceClass,
  fact,
  head,
  heading,
  label,
  name as nameClass,
  names,
  picture as pictureClass,
  product,
  productBox,
  row,
  table,
} from './ComparedLines.css.ts';
import { Img } from '../primitives/Img.tsx';

export interface ComparedWords {
  product: string;
  ordered: string;
  arrived: string;
  difference: string;
  actions: string;
}

export interface ComparedLine {
  key: number;
  name: ReactNode;
  picture: Picture;
  /** `Badge`s that tell what became of it. */
  marks?: ReactNode;
  ordered: ReactNode;
  arrived: ReactNode;
  /** Smaller text about what arrived. */
  note?: ReactNode;
  difference: string;
  /** What can be done about it, or what was. */
  actions?: ReactNode;
}

interface ComparedLinesProps {
  /** Accessible name. */
  label: string;
  words: ComparedWords;
  lines: readonly ComparedLine[];
}

/** What was ordered beside what arrived: a table, and a card for each line where there is no room for one. */
export function ComparedLines({ label: tableLabel, words, lines }: ComparedLinesProps) {
  return (
    <table className={table} aria-label={tableLabel}>
      <thead className={head}>
        <tr>
          <th scope="col" className={heading}>
            {words.product}
          </th>
          <th scope="col" className={heading}>
            {words.ordered}
          </th>
          <th scope="col" className={heading}>
            {words.arrived}
          </th>
          <th scope="col" className={heading}>
            {words.difference}
          </th>
          <th scope="col" className={heading}>
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className={body}>
        {lines.map((line) => (
          <tr key={line.key} className={row}>
            <th scope="row" className={product}>
              <LineProduct line={line} />
            </th>
            <td className={fact}>
              <span className={label}>{words.ordered}</span>
              {line.ordered}
            </td>
            <td className={fact}>
              <span className={label}>{words.arrived}</span>
              <span className={came}>{line.arrived}</span>
              {line.note !== undefined && <div>{line.note}</div>}
            </td>
            <td className={differenceClass}>{line.difference}</td>
            <td className={actionsClass}>
              <div className={actionBox}>{line.actions}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LineProduct = ({ line }: { line: ComparedLine }) => (
  <div className={productBox}>
    <Img
      className={pictureClass}
      src={line.picture.src}
      srcSet={line.picture.srcSet}
      sizes={pictureSizes.line}
      width={48}
      height={48}
      loading="lazy"
    />
    <div className={names}>
      <span className={nameClass}>{line.name}</span>
      {line.marks}
    </div>
  </div>
);
