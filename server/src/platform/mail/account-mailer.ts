import { isIP } from 'node:net';
import type { SecretBox } from '../vault/secret-box';
import { addressOf } from './mail-host';
import { type Mailer, mailerOver } from './mailer';
import type { SenderRow } from './sender.query';

/** What mails of accounts need beside them. */
export interface AccountMailing {
  secrets: Pick<SecretBox, 'open'>;
  /** Only where the money is made up: mail servers of this machine and its network. */
  allowsInside: boolean;
}

/** The mail server of an account. Each mail looks its name up anew, and goes to the address that was looked at. */
export function accountMailer(sender: SenderRow, { secrets, allowsInside }: AccountMailing): Mailer {
  const { host, port, security, user_name: name, password_sealed: sealed } = sender;
  const from = { name: sender.sender_name, address: sender.sender_address };
  return {
    send: async (mail) => {
      // Saved while it was allowed, perhaps.
      if (security === 'NONE' && !allowsInside) throw Object.assign(new Error('no encryption'), { code: 'ETLS' });
      const address = await addressOf(host, { allowsInside });
      const mailer = mailerOver(
        {
          host: address,
          port,
          secure: security === 'TLS',
          requireTLS: security === 'STARTTLS',
          ignoreTLS: security === 'NONE',
          tls: isIP(host) > 0 ? {} : { servername: host },
          // A server that offers no sign-in is tried all the same: what was typed is not ignored silently.
          ...(sealed === null ? {} : { auth: { user: name, pass: secrets.open(sealed) }, forceAuth: true }),
        },
        { from, ...(sender.reply_to === '' ? {} : { replyTo: { name: '', address: sender.reply_to } }) },
      );
      await mailer.send(mail).finally(mailer.close);
    },
    close: () => undefined,
  };
}
