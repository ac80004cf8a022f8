import { demoAccounts, demoPassword } from '../../demo/accounts/demo-accounts.ts';
import type { Brand } from '../brands.ts';
import type { ServerConfig } from '../config.ts';

/** What whoever started the shop needs to know, one line each. */
export function startupMessage(config: ServerConfig, brands: readonly Brand[]): string[] {
  const origin = (tenantId: string) => `http://${tenantId}.localhost:${config.port}`;
  const width = Math.max(...brands.map(({ facts }) => facts.name.length));
  const shops = brands.map(({ facts }) => `  ${facts.name.padEnd(width)}  ${origin(facts.tenantId)}`);
  const lines = ['', 'The shop is open:', ...shops];
  const [first] = brands;
  if (config.backend.demoData) {
    const names = demoAccounts.map(({ name }) => name).join(', ');
    lines.push('', `Demo accounts: ${names} @<brand>.example, password ${demoPassword}`);
    if (first !== undefined) lines.push(`  for example demo@${first.facts.tenantId}.example`);
  }
  if (config.backend.embedded && first !== undefined) {
    lines.push('', `Outgoing mail: ${origin(first.facts.tenantId)}/__dev/outbox`);
  }
  return [...lines, ''];
}
