import type { MouseEvent, ReactNode } from 'react';
import {
  about as aboutClass,
  footer,
  grid,
  legal as legalClass,
  link,
  page,
  settings as settingsClass,
} from './Footer.css.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Anchor } from '../navigation/Anchor.tsx';

interface FooterColumn {
  title: ReactNode;
  links: readonly { href: string; label: ReactNode; onClick?: ((event: MouseEvent) => void) | undefined }[];
}

interface FooterProps {
  /** `Logo` for the page's background. */
  logo: ReactNode;
  /** A few lines about the shop. */
  about?: ReactNode;
  columns: readonly FooterColumn[];
  /** The languages it can be read in. */
  languages: ReactNode;
  /** How this browser shows the shop. */
  settings: ReactNode;
  /** Company data, notices. */
  legal: ReactNode;
}

/** The footer of every page. */
export function Footer({ logo, about, columns, languages, settings, legal }: FooterProps) {
  return (
    <footer className={footer}>
      <div className={page}>
        <div className={grid}>
          <div className={aboutClass}>
            {logo}
            {about}
          </div>
          {columns.map(({ title, links }, column) => (
            <div key={column}>
              <Heading level={2} look="label">
                {title}
              </Heading>
              <ul>
                {links.map(({ href, label, onClick }, at) => (
                  <li key={at}>
                    <Anchor className={link} href={href} onClick={onClick}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {languages}
        <div className={settingsClass}>{settings}</div>
        <div className={legalClass}>{legal}</div>
      </div>
    </footer>
  );
}
