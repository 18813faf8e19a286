import { createTransport } from 'nodemailer';
import type { MailConfig } from './mail-config';
import type { ClaimedMail } from './outbox.store';

/** Hands mails to somebody who delivers them. */
export interface Mailer {
  /** Rejects where the mail was not taken. */
  send: (mail: ClaimedMail) => Promise<void>;
  close: () => void;
}

/** The mail server of the configuration. Every wait has an end, well within the lease of a claimed mail. */
export function smtpMailer({ host, port, isTls, user, from }: MailConfig): Mailer {
  const isHere = host === 'localhost' || host === '127.0.0.1';
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    // A password or a link in the clear is for this machine only.
    requireTLS: !isTls && !isHere,
    ignoreTLS: !isTls && isHere,
    ...(user ? { auth: { user: user.name, pass: user.password } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, body }) => {
      await transport.sendMail({
        from,
        // An object, so that an address is never read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text: body,
        // The same at every attempt: a server that took the mail twice can see that it is one.
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
