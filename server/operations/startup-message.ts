import type { Brand } from '../brands.ts';
import type { ServerConfig } from '../config.ts';
import type { DemoShop } from '../open-server.ts';

interface Opened {
  readonly config: ServerConfig;
  readonly brands: readonly Brand[];
  readonly demo: DemoShop | null;
}

/** What whoever started the shop needs to know, one line each. */
export function startupMessage({ config, brands, demo }: Opened): string[] {
  const origin = (tenantId: string) => `http://${tenantId}.localhost:${config.port}`;
  const width = Math.max(...brands.map(({ facts }) => facts.name.length));
  const shops = brands.map(({ facts }) => `  ${facts.name.padEnd(width)}  ${origin(facts.tenantId)}`);
  const lines = ['', 'The shop is open:', ...shops];
  const [first] = brands;
  if (demo !== null) {
    const { names, password } = demo.accounts;
    lines.push('', `Demo accounts: ${names.join(', ')} @<brand>.example, password ${password}`);
    if (first !== undefined) lines.push(`  for example demo@${first.facts.tenantId}.example`);
  }
  if (config.backend.embedded && first !== undefined) {
    const dev = `${origin(first.facts.tenantId)}/__dev`;
    lines.push('', `Outgoing mail: ${dev}/outbox`, `Counted with consent: ${dev}/analytics`);
  }
  return [...lines, ''];
}
