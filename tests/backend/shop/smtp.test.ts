import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from '../../../backend/modules/mail/smtp-mailer.ts';
import { purchase } from '../journeys.ts';
import { openTestShop } from '../test-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

async function openMailServer({ refuses = false } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // The mailer keeps its connection for the next mail.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, taken) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refuses) return taken(new Error('the mailbox is full'));
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        return taken();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = listening.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

test('a mail of the outbox reaches the mail server once, as text and as HTML', async () => {
  const { received, url } = await openMailServer();
  const shop = await openTestShop({}, { mailer: createSmtpMailer(url) });
  closing.push(() => shop.backend.close());
  await purchase(await shop.visitor().logIn('demo'));
  await shop.backend.jobs.runOnce();
  await shop.backend.jobs.runOnce();
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: expect.stringContaining('@') as unknown, to: ['demo@cestolieto.example'] },
  ]);
  expect(received[0]?.text).toContain('text/plain');
  expect(received[0]?.text).toContain('text/html');
});

test('a mail that is refused waits for its next attempt', async () => {
  const full = await openMailServer({ refuses: true });
  const shop = await openTestShop({}, { mailer: createSmtpMailer(full.url) });
  closing.push(() => shop.backend.close());
  await purchase(await shop.visitor().logIn('demo'));
  await shop.backend.jobs.runOnce();
  await shop.backend.jobs.runOnce();
  expect(full.received).toEqual([]);
  expect(shop.log.lines.filter((line) => line.includes('delivery.failed'))).toHaveLength(1);
});
