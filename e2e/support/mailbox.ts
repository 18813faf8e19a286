import { address } from './browser';

// Plain JavaScript, because the setup of the run uses it too.
const { mailboxKey } = require('./server.cjs') as { mailboxKey: string };

/** All mails of the product as its mailbox shows them, newest first. */
export const mailbox = async (): Promise<string> => (await fetch(`${address()}/mailbox?key=${mailboxKey}`)).text();

/** The newest mail to an address; empty if there is none. */
export const newestMailTo = async (email: string): Promise<string> =>
  (await mailbox()).split('<article').find((article) => article.includes(email)) ?? '';
