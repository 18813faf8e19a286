import { StartFailure } from '../start/start-failure';

/** Mail server and sender address. */
export interface MailConfig {
  host: string;
  port: number;
  /** Whether the connection uses TLS from the start; otherwise STARTTLS is required before authentication. */
  isTls: boolean;
  user: { name: string; password: string } | null;
  from: string;
}

/** Parses the configuration; null if mail is disabled. The URL may contain a password, so errors never repeat it. */
export function mailConfigOf(smtpUrl: string | undefined, from: string | undefined): MailConfig | null {
  if (!smtpUrl && !from) return null;
  if (!smtpUrl)
    throw new StartFailure('MAIL_FROM is set without SMTP_URL; set SMTP_URL to smtp://user:password@host:587.');
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    !/^\/?$/.test(url.pathname) ||
    url.search !== ''
  )
    throw new StartFailure('SMTP_URL is not an address of a mail server; set it to smtp://user:password@host:587.');
  if (!from || !isSender(from))
    throw new StartFailure(
      'MAIL_FROM is not a sender; set it to an address such as console@example.com or "VCC Console <console@example.com>".',
    );
  const isTls = url.protocol === 'smtps:';
  const name = decodeURIComponent(url.username);
  return {
    host: url.hostname,
    port: url.port === '' ? (isTls ? 465 : 587) : Number(url.port),
    isTls,
    user: name === '' ? null : { name, password: decodeURIComponent(url.password) },
    from,
  };
}

/** Returns whether a text is one e-mail address, with or without a name. A line break could inject a header. */
const isSender = (from: string) => /^([^<>\r\n"]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(from);
