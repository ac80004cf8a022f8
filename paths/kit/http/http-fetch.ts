import { Agent } from 'node:http';
import { overNetwork } from '../../../tests/backend/over-network.ts';
import { callContext, callHeader } from './call-context.ts';

interface HttpFetch {
  readonly port: number;
  readonly host: string;
  /** The cookies of this browser; answers write to it. */
  readonly cookies: Map<string, string>;
  /** The address the shop sees. */
  readonly address: string;
}

function keepCookies({ headers }: Response, cookies: Map<string, string>): void {
  for (const cookie of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** `fetch` as a browser does it, over a real connection to a local server: with a Host, cookies and an abort. */
export const createHttpFetch = ({ port, host, cookies, address }: HttpFetch): typeof fetch => {
  const agent = new Agent({ keepAlive: true });
  return async (input, init) => {
    const asked = new Request(input, init);
    asked.headers.set('host', host);
    asked.headers.set('x-test-address', address);
    asked.headers.set(callHeader, String(callContext.getStore() ?? 0));
    if (cookies.size > 0)
      asked.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await overNetwork(asked, port, agent);
    keepCookies(answer, cookies);
    return answer;
  };
};
