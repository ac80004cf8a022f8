import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { classNames } from '../primitives/class-names.ts';
import { cut, drawing, logo, word } from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';
import { Anchor } from './Anchor.tsx';

interface LogoPictureProps {
  of: LogoDrawing;
  /** Background it stands on: the header's or the page's. */
  ground?: 'header' | 'page' | undefined;
}

interface LogoProps extends LogoPictureProps {
  /** Accessible name of the link. */
  label: string;
  href: string;
}

/** The brand's logo, a link to the home page. */
export function Logo({ label, href, ...picture }: LogoProps) {
  return (
    <Anchor className={logo} href={href} aria-label={label}>
      <LogoPicture {...picture} />
    </Anchor>
  );
}

/** The logo as it is drawn, for who cannot leave; it has no name. */
export function LogoPicture({ of, ground = 'header' }: LogoPictureProps) {
  return (
    <svg
      className={classNames(drawing, ground === 'header' && cut)}
      viewBox={`0 0 ${of.width} 400`}
      preserveAspectRatio="xMinYMid slice"
      width={of.width / 10}
      height={40}
      aria-hidden="true"
    >
      <g transform="scale(10)">
        <LogoMark of={of} ground={ground} />
      </g>
      <path d={of.word} className={word[ground]} />
    </svg>
  );
}
