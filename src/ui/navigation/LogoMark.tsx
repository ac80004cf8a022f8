import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { detail, mark } from './Logo.css.ts';

/** The brand's mark in a box of 40 by 40, for an SVG. */
export function LogoMark({ of, ground }: { of: LogoDrawing; ground: 'header' | 'page' }) {
  return of.mark.map(({ paint, d, stroke }) => (
    <path
      key={d}
      d={d}
      className={(paint === 'mark' ? mark : detail)[ground]}
      {...(stroke === undefined
        ? { fill: 'currentColor' }
        : { fill: 'none', stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round' })}
    />
  ));
}
