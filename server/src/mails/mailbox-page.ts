import { escaped } from '../serving/document';
import type { ShownMail } from './outbox.repo';

/** The mails of a demo to read: plain HTML, the style of the page of calls. */
export const mailboxPageOf = (mails: ShownMail[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · VCC Console</title><link rel="stylesheet" href="/openapi.css"></head>
<body>
<header><h1>Mailbox</h1><p>What would have been sent. Shown on this machine only, and only in a demo.</p></header>
<main>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(mailOf).join('\n')}
</main>
</body>
</html>
`;

const mailOf = ({ id, to, subject, body, createdAt }: ShownMail) =>
  `<article id="${escaped(id)}"><h2>${escaped(subject)}</h2><p>${escaped(to)} · ${escaped(createdAt)}</p><pre>${linked(body)}</pre></article>`;

/** Addresses become links; everything is escaped first, so a mail cannot bring markup. */
const linked = (body: string) => escaped(body).replace(/https?:\/\/[^\s<"]+/g, (url) => `<a href="${url}">${url}</a>`);
