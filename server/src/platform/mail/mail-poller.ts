import type { Poller } from '../poller';
import { sendDueMails, type Sending } from './send-due-mails.actions';

const everyMs = 2_000;

/** Poller that sends due mails. */
export const mailPoller = (sending: Sending): Poller => ({
  name: 'send mails',
  everyMs,
  poll: () => sendDueMails(sending),
  close: () => sending.mailer?.close(),
});
