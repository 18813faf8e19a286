import type { Currency } from '@console/contracts';
import type { PostingEvent } from '@console/server/domains/accounts/ledger/posting.rules';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { fixedId } from '@console/server/platform/db/ids';
import type { Books } from './books';
import { type DemoMerchant, demoMerchants } from './merchants';
import type { Random } from './random';

/** About a hundred dollars, in minor units of each currency. */
const hundred: Partial<Record<Currency, bigint>> = {
  USD: 10_000n,
  EUR: 9_000n,
  GBP: 8_000n,
  SGD: 13_000n,
  THB: 350_000n,
  VND: 2_500_000n,
  CNY: 70_000n,
};

interface Span {
  begin: Date;
  now: Date;
}

/**
 * Creates the merchants' accounts, funded before the first card with the sum of all later payments plus the final
 * balance. Called last, when the books contain all bookings. Returned money is withdrawn from closed accounts and from
 * accounts with an intentionally low balance.
 */
export function fundAccounts(random: Random, books: Books, { begin, now }: Span): NewRow<'account'>[] {
  const wanted = demoMerchants.flatMap((merchant) => merchant.currencies.map((currency) => ({ merchant, currency })));
  return wanted.map(({ merchant, currency }, index) => {
    const { companyId, status, low } = merchant;
    const id = fixedId('acct', index + 1);
    const ledgerId = books.open({ companyId, ownerId: merchant.id, code: 'MERCHANT_AVAILABLE', currency }, begin);
    const settlement = books.open({ companyId, ownerId: companyId, code: 'CHANNEL_SETTLEMENT', currency }, begin);
    const unit = hundred[currency] ?? 10_000n;
    const { gave, got } = books.flowOf(ledgerId);
    const accounts = { CHANNEL_SETTLEMENT: settlement, MERCHANT_AVAILABLE: ledgerId };
    const book = (event: PostingEvent, at: Date, principal: bigint) =>
      principal > 0n && books.book({ companyId, currency, at, event, accounts, principal, source: ['ACCOUNT', id] });
    book('ACCOUNT_FUNDED', begin, gave + leftOver(random, merchant, currency, unit));
    if (status === 'CLOSED' || low.includes(currency)) book('ACCOUNT_WITHDRAWN', now, got);
    if (status === 'CLOSED') books.close(ledgerId);
    return {
      id,
      company_id: companyId,
      merchant_id: merchant.id,
      currency,
      ledger_account_id: ledgerId,
      low_balance_threshold_minor: status === 'ACTIVE' ? unit * 50n : null,
      status: status === 'CLOSED' ? 'CLOSED' : 'NORMAL',
      created_at: begin,
      created_by: 'system',
      updated_at: begin,
      updated_by: 'system',
    };
  });
}

function leftOver(random: Random, { status, low }: DemoMerchant, currency: Currency, unit: bigint): bigint {
  if (status === 'CLOSED') return 0n;
  if (low.includes(currency)) return (unit * BigInt(random.int(5, 400))) / 10n;
  return unit * BigInt(random.int(400, 9_000)) + BigInt(random.int(0, 99)) * (unit / 100n);
}
