import { moneyOf } from '@console/contracts';
import type { AuditedAction } from '@console/contracts/areas';
import { fixedId } from '@console/server/platform/db/ids';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { configurationPast } from '../configuration.demo';
import { demoCompanies } from '../ids';
import { apiKeyPast } from '../merchants/api-keys.demo';
import { merchantPast } from '../merchants/merchant-past';
import { reviewPast } from '../merchants/demo-review';
import { merchantReviews } from '../merchants/merchant-reviews';
import { registrationPast } from '../registration-past';
import { registrationReviews } from '../registration-reviews';
import type { DemoHolder } from './holders';
import type { Person, Staff } from './people';
import type { DemoPool } from './pools';
import { demoMerchants } from './merchants';
import { walletUserRows } from './wallets';

/** A past action on a record, which becomes an audit log entry. */
export interface Past {
  companyId: string;
  at: Date;
  by: Pick<Person, 'id'>;
  action: AuditedAction;
  object: [
    type:
      | 'cardholder'
      | 'wallet'
      | 'wallet_user'
      | 'cardBatch'
      | 'merchant_registration'
      | 'merchant'
      | 'api_key'
      | 'review'
      | 'dict'
      | 'dict_detail'
      | 'button'
      | 'parameter',
    id: string,
    label: string,
  ];
  before?: object;
  after: object;
  reason?: string | null;
}

interface Making {
  holders: readonly DemoHolder[];
  pools: readonly DemoPool[];
  staffs: Staffs;
  /** Start of the demo's history. */
  begin: Date;
  now: Date;
}

/** Staff of the two companies. */
type Staffs = Record<'aldermoor' | 'lanshi', Staff>;

export const staffIn = ({ aldermoor, lanshi }: Staffs, companyId: string): Staff =>
  companyId === demoCompanies.lanshi ? lanshi : aldermoor;

const hourMs = 3_600_000;

/** Placeholders; the database assigns the number and the hashes of each entry. */
const unchained = { seq: 0n, prev_hash: '', hash: '' };

/**
 * Audit log entries about past actions: creation, verification and status changes of merchants, cardholders and
 * wallets, changes of the configuration, and ended reviews. Sorted by time, because each entry is chained to the
 * previous one.
 */
export function pastLines({ holders, pools, staffs, begin, now }: Making): NewRow<'audit_event'>[] {
  const all = [
    ...holders.flatMap((holder) => holderPast(holder, staffs)),
    ...pools
      .filter(({ kind }) => kind === 'WALLET')
      .flatMap((pool) => walletPast(pool, staffIn(staffs, pool.merchant.companyId), now)),
    ...registrationPast(now),
    ...configurationPast(now),
    ...apiKeyPast(now),
    ...merchantPast((companyId) => staffIn(staffs, companyId), { begin, now }),
    ...reviewPast([...merchantReviews(now), ...registrationReviews(now)]),
  ];
  return all
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ companyId, at, by, action, object: [type, id, label], before = null, after, reason = null }, place) => ({
      id: fixedId('aud', place + 1),
      company_id: companyId,
      at,
      actor_type: 'USER' as const,
      actor_id: by.id,
      action,
      object_type: type,
      object_id: id,
      object_label: label,
      before,
      after,
      reason,
      trace_id: fixedId('trace', place + 1),
      result: 'OK' as const,
      ...unchained,
    }));
}

/** Entries of a cardholder: creation, verification by another user a day later, and a later disabling if it applies. */
function holderPast({ id, row }: DemoHolder, staffs: Staffs): Past[] {
  const { company_id: companyId, kyc_status: kyc, name } = row;
  const { issuer, checker } = staffIn(staffs, companyId);
  const merchant = demoMerchants.find((one) => one.id === row.merchant_id);
  const made = new Date(row.created_at);
  const later = (hours: number) => new Date(made.getTime() + hours * hourMs);
  const line = (hours: number, rest: Pick<Past, 'by' | 'action' | 'before' | 'after'>): Past => ({
    companyId,
    at: later(hours),
    object: ['cardholder', id, name],
    ...rest,
  });
  const kycLine = (hours: number, by: Person, [from, to]: [string, string]) =>
    line(hours, { by, action: '/cardholder/kyc', before: { kycStatus: from }, after: { kycStatus: to } });
  return [
    line(0, { by: issuer, action: '/cardholder/create', after: { merchantId: merchant?.id, country: row.country } }),
    ...(kyc === 'NOT_REQUIRED' ? [] : [kycLine(1, issuer, ['NOT_REQUIRED', 'PENDING'])]),
    ...(kyc === 'PASSED' || kyc === 'REJECTED' ? [kycLine(25, checker, ['PENDING', kyc])] : []),
    ...(row.status === 'DISABLED'
      ? [
          line(49, {
            by: issuer,
            action: '/cardholder/status',
            before: { status: 'ACTIVE' },
            after: { status: 'DISABLED' },
          }),
        ]
      : []),
  ];
}

function walletPast(pool: DemoPool, staff: Staff, now: Date): Past[] {
  const { id, name, merchant, bin, at, deposit, batches, status } = pool;
  const { companyId } = merchant;
  const common = { companyId, by: staff.issuer };
  const own: Past['object'] = ['wallet', id, name];
  const dayAgo = new Date(now.getTime() - 24 * hourMs);
  const statusChange = (to: string, when: Date, by: Person): Past => ({
    ...common,
    by,
    at: when,
    action: to === 'FROZEN' ? '/wallet/freeze' : '/wallet/cancel',
    object: own,
    before: { status: 'ACTIVE' },
    after: { status: to },
  });
  return [
    { ...common, at, action: '/wallet/create', object: own, after: { deposit: moneyOf(deposit, bin.currency) } },
    ...batches.map((batch): Past => ({
      ...common,
      by: batch.by,
      at: batch.at,
      action: '/shareCard/create',
      object: ['cardBatch', batch.id, batch.batchNo],
      after: { poolId: id, count: batch.aliases.length },
    })),
    ...walletUserRows([pool], staff, now).map((user): Past => ({
      ...common,
      at: new Date(user.invited_at),
      action: '/walletUser/invite',
      object: ['wallet_user', user.id, name],
      after: { walletId: id, role: user.role },
    })),
    ...(status === 'FROZEN' ? [statusChange('FROZEN', dayAgo, staff.risk)] : []),
    ...(status === 'CANCELLED' ? [statusChange('CANCELLED', now, staff.issuer)] : []),
  ];
}
