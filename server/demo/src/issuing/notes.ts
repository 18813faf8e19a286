import type { Db } from '@console/server/platform/context';
import { demoCompanies, demoUsers, firstMerchantId } from '../ids';
import { sql, type SQL } from '@console/server/platform/db/sql';

interface Notification {
  /** Part of the id that distinguishes the notes of one card. */
  sign: '1' | '2' | '3';
  author: string;
  audience: 'INTERNAL' | 'MERCHANT';
  text: string;
  /** Minutes after the freeze. */
  minutes: number;
  cards: SQL;
}

/** Notes about frozen cards: internal ones, ones from the platform to the merchant, and one by the merchant. */
const reported: Notification[] = [
  {
    sign: '1',
    author: demoUsers.risk,
    audience: 'INTERNAL',
    text: 'Pattern fits the card testing of last week. Do not name the reason to the merchant before the case is closed.',
    minutes: 6,
    cards: sql`c.company_id = ${demoCompanies.aldermoor} and c.block_source in ('ADMIN', 'RISK')`,
  },
  {
    sign: '2',
    author: demoUsers.support,
    audience: 'MERCHANT',
    text: 'We are looking into this card and come back to you within two working days.',
    minutes: 40,
    cards: sql`c.company_id = ${demoCompanies.aldermoor} and c.block_source = 'ADMIN'`,
  },
  {
    sign: '3',
    author: demoUsers['merchant.owner'],
    audience: 'MERCHANT',
    text: 'The holder needs another card for the subscriptions of this month.',
    minutes: 95,
    cards: sql`c.merchant_id = ${firstMerchantId} and c.block_source = 'ADMIN'`,
  },
  {
    sign: '1',
    author: demoUsers['owner.zh'],
    audience: 'INTERNAL',
    text: '疑似盗刷，结案前请勿向商户透露原因。',
    minutes: 12,
    cards: sql`c.company_id = ${demoCompanies.lanshi} and c.block_source in ('ADMIN', 'RISK')`,
  },
  {
    sign: '2',
    author: demoUsers['owner.zh'],
    audience: 'MERCHANT',
    text: '该卡片正在核查，我们将在两个工作日内回复。',
    minutes: 30,
    cards: sql`c.company_id = ${demoCompanies.lanshi} and c.block_source = 'ADMIN'`,
  },
];

/** Seeds notes for both audiences on every third frozen card. */
export async function seedNotes(db: Db, now: Date): Promise<void> {
  for (const { sign, author, audience, text, minutes, cards } of reported)
    await db.execute(sql`
      insert into note (id, company_id, merchant_id, channel_id, card_id, text, author_id, at, audience)
      select 'note_' || ${sign} || substr(c.id, 7), c.company_id, c.merchant_id, c.channel_id, c.id, ${text}, ${author},
        least(c.updated_at + ${minutes} * interval '1 minute', ${now}::timestamptz), ${audience}
      from card c where c.status = 'BLOCKED' and c.last4::int % 3 = 0 and ${cards}`);
}
