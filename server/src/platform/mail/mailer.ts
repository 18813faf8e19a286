import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { MailConfig } from './mail-config';
import type { ClaimedMail } from './outbox.store';

/** Sends mails through a server. */
export interface Mailer {
  /** Rejects if the mail was not accepted. */
  send: (mail: ClaimedMail) => Promise<void>;
  close: () => void;
}

type Address = string | { name: string; address: string };

/** Sender name and address, and the address for replies. */
interface Sender {
  from: Address;
  replyTo?: Address;
}

type Server = Pick<
  SMTPTransportOptions,
  'host' | 'port' | 'secure' | 'requireTLS' | 'ignoreTLS' | 'tls' | 'auth' | 'forceAuth'
>;

/** Returns a mailer for the configured mail server. */
export function smtpMailer({ host, port, isTls, user, from }: MailConfig): Mailer {
  const isHere = host === 'localhost' || host === '127.0.0.1';
  const server = {
    host,
    port,
    secure: isTls,
    // Unencrypted connections are allowed to this machine only.
    requireTLS: !isTls && !isHere,
    ignoreTLS: !isTls && isHere,
    ...(user ? { auth: { user: user.name, pass: user.password } } : {}),
  };
  return mailerOver(server, { from });
}

/** Returns a mailer for one server. All timeouts are shorter than the lease of a claimed mail. */
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
        // An object, so that an address cannot be parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text: body,
        ...(html === null ? {} : { html: pageOf(html) }),
        // The same for every attempt, so that a server that received a mail twice can detect the duplicate.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Wraps HTML in a document that declares its character set. */
const pageOf = (html: string) => `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`;
