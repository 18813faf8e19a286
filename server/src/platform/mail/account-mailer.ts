import { isIP } from 'node:net';
import type { SecretBox } from '../vault/secret-box';
import { addressOf } from './mail-host';
import { type Mailer, mailerOver } from './mailer';
import type { SenderRow } from './sender.query';

/** Dependencies for sending by e-mail accounts. */
export interface AccountMailing {
  secrets: Pick<SecretBox, 'open'>;
  /** Whether mail servers on this machine and its network are allowed. Only a sandbox may allow them. */
  allowsInside: boolean;
}

/** Returns the mailer of an account. For each mail it resolves the host again and connects to the checked address. */
export function accountMailer(sender: SenderRow, { secrets, allowsInside }: AccountMailing): Mailer {
  const { host, port, security, user_name: name, password_sealed: sealed } = sender;
  const from = { name: sender.sender_name, address: sender.sender_address };
  return {
    send: async (mail) => {
      // The account may have been saved when unencrypted connections were allowed.
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
          // Credentials are also sent to a server that does not announce authentication, so that they are not ignored
          // silently.
          ...(sealed === null ? {} : { auth: { user: name, pass: secrets.open(sealed) }, forceAuth: true }),
        },
        { from, ...(sender.reply_to === '' ? {} : { replyTo: { name: '', address: sender.reply_to } }) },
      );
      await mailer.send(mail).finally(mailer.close);
    },
    close: () => undefined,
  };
}
