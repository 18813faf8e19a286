import { type Currency, moneyOf } from '@console/contracts';
import type { CompanyOverview } from '@console/contracts/company';
import { merchantStatuses } from '@console/contracts/merchants';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { int, json } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { emailMask } from '../../../platform/http/masking';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { requireRecord } from '../../../platform/refusal';
import { findInvitation } from './company-invitation.query';
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
