import { escaped } from '../http/escaped';
import type { ShownMail } from './outbox.query';

/** Returns a page with the mails of a demo, as plain HTML in the style of the API page. */
export const mailboxPageOf = (mails: ShownMail[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · VCC Console</title><link rel="stylesheet" href="/openapi.css"></head>
<body>
<header><h1>Mailbox</h1><p>Sent and pending e-mails. Available in demos only, with the mailbox key.</p></header>
<main>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(mailOf).join('\n')}
</main>
</body>
</html>
`;

const mailOf = (mail: ShownMail) => {
  const { id, to, subject, body, createdAt } = mail;
  const facts = [to, createdAt, fateOf(mail)].map(escaped).join(' · ');
  return `<article id="${escaped(id)}"><h2>${escaped(subject)}</h2><p>${facts}</p><pre>${linked(body)}</pre></article>`;
};

function fateOf({ state, attempts, lastError }: ShownMail): string {
  if (state === 'SENT') return 'Sent';
  if (state === 'FAILED' || state === 'SUPPRESSED') return `Failed: ${lastError ?? 'unknown reason'}`;
  return attempts === 0 ? 'Not sent' : `Retrying: ${lastError ?? 'sending'}`;
}

/** Turns addresses into links. All text is escaped first, so that mails cannot inject markup. */
const linked = (body: string) => escaped(body).replace(/https?:\/\/[^\s<"]+/g, (url) => `<a href="${url}">${url}</a>`);
