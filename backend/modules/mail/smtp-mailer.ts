import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Hands mails to an SMTP server, e.g. `smtps://user:password@mail.example:465`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ recipient, sender, subject, textBody, htmlBody }) {
      await transport.sendMail({ from: sender, to: recipient, subject, text: textBody, html: htmlBody });
    },
  };
}
