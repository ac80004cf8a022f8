import { userTypeCodes } from '../../contract/api/codes.ts';
/** Password of every demo account: public, so production refuses the demo data. */
export const demoPassword = 'Demo2026!';

/** A demo account; its login is `<name>@<tenant>.example`. */
export interface DemoAccount {
  readonly name: 'demo' | 'vuoto' | 'lettura' | 'agente' | 'nuovo' | 'paolo.conti';
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** 1 registered, 2 confirmed. */
  readonly level: 1 | 2;
  readonly userTypeId: typeof userTypeCodes.normal | typeof userTypeCodes.master;
  readonly points: number;
  /** Of the loyalty card; none where it is left out. */
  readonly fidelityCard?: string;
  /** Has the brand's home address, preferred. */
  readonly hasHome: boolean;
  /** Has what the brand marks as beta (SES-25). */
  readonly isBetaTester?: true;
  /** Has accepted every statement a registration requires. */
  readonly hasConsented: boolean;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'demo',
    firstName: 'Giulia',
    lastName: 'Ferri',
    phone: '3331234567',
    level: 2,
    userTypeId: userTypeCodes.normal,
    points: 320,
    fidelityCard: '0401123456789',
    hasHome: true,
    hasConsented: true,
  },
  {
    name: 'vuoto',
    firstName: 'Marco',
    lastName: 'Conti',
    phone: '3335550123',
    level: 2,
    userTypeId: userTypeCodes.normal,
    points: 0,
    hasHome: false,
    hasConsented: true,
  },
  {
    name: 'lettura',
    firstName: 'Elena',
    lastName: 'Greco',
    phone: '3339876543',
    level: 2,
    userTypeId: userTypeCodes.normal,
    points: 45,
    isBetaTester: true,
    hasHome: true,
    hasConsented: true,
  },
  {
    name: 'agente',
    firstName: 'Paolo',
    lastName: 'Sartori',
    phone: '3337654321',
    level: 2,
    userTypeId: userTypeCodes.master,
    points: 0,
    hasHome: true,
    hasConsented: true,
  },
  {
    name: 'nuovo',
    firstName: 'Sara',
    lastName: 'Leone',
    phone: '',
    level: 1,
    userTypeId: userTypeCodes.normal,
    points: 0,
    hasHome: false,
    hasConsented: true,
  },
  {
    name: 'paolo.conti',
    firstName: 'Paolo',
    lastName: 'Conti',
    phone: '3335550456',
    level: 2,
    userTypeId: userTypeCodes.normal,
    points: 0,
    hasHome: false,
    hasConsented: false,
  },
];
