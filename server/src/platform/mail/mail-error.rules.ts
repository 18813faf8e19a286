import type { MailTestError } from '@console/contracts/email-accounts';
import { errorLine } from './mail.rules';

interface Failed {
  code?: unknown;
  command?: unknown;
}

/** Reads the known fields of any thrown value. */
const factsOf = (error: unknown): { name: string; code: string; command: string } => {
  const { code, command }: Failed = Object(error);
  return {
    name: error instanceof Error ? error.name : '',
    code: typeof code === 'string' ? code : '',
    command: typeof command === 'string' ? command : '',
  };
};

const ofTls = /^(ETLS|EREQUIRETLS|ERR_TLS|ERR_SSL|EPROTO$|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/;
const ofName = /^(ENOTFOUND|EAI_|EDNS)/;
const ofConnection = /^(ECONN|ETIMEDOUT|ESOCKET|EPROTOCOL|EHOSTUNREACH|ENETUNREACH|EPIPE|EACCES|EPERM)/;

/** Returns the error of a test e-mail, without text from the server. */
export function testErrorOf(error: unknown): MailTestError {
  const { name, code, command } = factsOf(error);
  if (name === 'InsideHost') return 'INSIDE';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'LOGIN';
  if (code === 'EENVELOPE') return command.startsWith('RCPT') ? 'RECIPIENT' : 'SENDER';
  if (code === 'EMESSAGE') return 'REFUSED';
  if (ofName.test(code)) return 'HOST';
  if (ofTls.test(code)) return 'TLS';
  return ofConnection.test(code) ? 'CONNECT' : 'OTHER';
}

/**
 * Returns one line for the send record of a mail. Responses during authentication are omitted, because they may repeat
 * the password.
 */
export function recordedErrorOf(error: unknown): string {
  const { code } = factsOf(error);
  if (code !== 'EAUTH') return errorLine(error instanceof Error ? error.message : String(error));
  const { responseCode }: { responseCode?: unknown } = Object(error);
  const number = typeof responseCode === 'number' ? ` (${responseCode})` : '';
  return errorLine(`The mail server refused user name or password${number}.`);
}
