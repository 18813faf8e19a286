import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { MailConfig } from './mail-config';
import type { ClaimedMail } from './outbox.store';

/** Hands mails to somebody who delivers them. */
export interface Mailer {
  /** Rejects where the mail was not taken. */
  send: (mail: ClaimedMail) => Promise<void>;
  close: () => void;
}

type Address = string | { name: string; address: string };

/** Whose name stands on a mail, and who gets the answers. */
interface Sender {
  from: Address;
  replyTo?: Address;
}

type Server = Pick<
  SMTPTransportOptions,
  'host' | 'port' | 'secure' | 'requireTLS' | 'ignoreTLS' | 'tls' | 'auth' | 'forceAuth'
>;

/** The mail server of the configuration. */
export function smtpMailer({ host, port, isTls, user, from }: MailConfig): Mailer {
  const isHere = host === 'localhost' || host === '127.0.0.1';
  const server = {
    host,
    port,
    secure: isTls,
    // A password or a link in the clear is for this machine only.
    requireTLS: !isTls && !isHere,
    ignoreTLS: !isTls && isHere,
    ...(user ? { auth: { user: user.name, pass: user.password } } : {}),
  };
  return mailerOver(server, { from });
}

/** Hands mails in at one server. Every wait has an end, well within the lease of a claimed mail. */
export function mailerOver(server: Server, sender: Sender): Mailer {
  const transport = createTransport({
    ...server,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { from } = sender;
  const domain = domainOf(typeof from === 'string' ? from : from.address);
  return {
    send: async ({ id, to, subject, body, html }) => {
      await transport.sendMail({
        ...sender,
        // An object, so that an address is never read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text: body,
        ...(html === null ? {} : { html: pageOf(html) }),
        // The same at every attempt: a server that took the mail twice can see that it is one.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** A document of its own, so that every program reads it in its characters. */
const pageOf = (html: string) => `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`;
