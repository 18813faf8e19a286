import { type Currency, moneyOf } from '@console/contracts';
import type { CompanyOverview } from '@console/contracts/company';
import { merchantStatuses } from '@console/contracts/merchants';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { int, json, nullable, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { emailMask } from '../../../platform/http/masking';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { requireRecord } from '../../../platform/refusal';
import { findCompany } from './company.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const figures = {
  merchants: json<Record<string, number>>(),
  users_active: int,
  users_invited: int,
  active_cards: int,
  balances: json<{ currency: Currency; balance: string }[]>(),
  open_invoices: int,
  open_reviews: int,
};

/** Returns the figures of a company, for users of the platform company. */
export async function findOverview(context: Reader, id: string): Promise<CompanyOverview> {
  await refuseOthers(context);
  await findCompany(context, id);
  const { rows } = await context.db.execute(
    sql`
      select merchants, users_active, users_invited, active_cards, balances, open_invoices, open_reviews
      from company_figures(${id}, ${companyDay(context)}::date)`,
    figures,
  );
  const found = requireRecord(rows[0] ?? null);
  return {
    merchants: merchantStatuses.flatMap((status) => {
      const count = found.merchants[status] ?? 0;
      return count > 0 ? [{ status, count }] : [];
    }),
    users: { active: found.users_active, invited: found.users_invited },
    activeCards: found.active_cards,
    balances: found.balances.map(({ currency, balance }) => moneyOf(BigInt(balance), currency)),
    openInvoices: found.open_invoices,
    openReviews: found.open_reviews,
    invitation: await findShownInvitation(context, id),
  };
}

async function findShownInvitation(context: Reader, id: string): Promise<CompanyOverview['invitation']> {
  const invitation = await findInvitation(context, id);
  if (invitation === null) return null;
  const { email, sentAt, expiresAt } = invitation;
  const isHidden = context.actor.hiddenGroups.has('HOLDER_CONTACT');
  return { email: isHidden ? emailMask(email) : email, sentAt, expiresAt };
}

const invitationRow = {
  user_id: text,
  email: nullable(text),
  nickname: text,
  language: tables.app_user.language,
  sent_at: tables.password_token.created_at,
  expires_at: tables.password_token.expires_at,
};

/** Returns the invitation of the first user of a company; null before approval and once it is accepted. */
export async function findInvitation({ db }: Pick<Reader, 'db'>, id: string) {
  const { rows } = await db.execute(
    sql`select user_id, email, nickname, language, sent_at, expires_at from company_invitation(${id})`,
    invitationRow,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    userId: row.user_id,
    email: row.email ?? '',
    nickname: row.nickname,
    language: row.language,
    sentAt: new Date(row.sent_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}
