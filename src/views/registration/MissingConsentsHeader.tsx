import type { ReactNode } from 'react';
import { BareHeader } from '../../ui/layout/BareHeader.tsx';

/** The top of the page of missing consents: the logo alone (REG-10). */
export const MissingConsentsHeader = ({ logo }: { logo: ReactNode }) => <BareHeader logo={logo} />;
