import { fixedId } from '@console/server/platform/db/ids';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { demoCompanies } from '../ids';
import { demoBins, demoChannels, poolBin } from './channels';
import { demoMerchants } from './merchants';
import type { Random } from './random';

const stamps = (at: Date) => ({ created_at: at, created_by: 'system', updated_at: at, updated_by: 'system' });

export const channelRows = (at: Date): NewRow<'channel'>[] =>
  demoChannels.map(({ id, code, name, mode }) => ({ id, code, name, mode, status: 'ENABLED', ...stamps(at) }));

export const binRows = (at: Date): NewRow<'card_bin'>[] =>
  [...demoBins, poolBin].map((bin) => ({
    id: bin.id,
    channel_id: bin.channel.id,
    bin: bin.bin,
    scheme: bin.scheme,
    currency: bin.currency,
    product_name: bin.name,
    card_type: bin.type,
    usage_type: bin.usage,
    platforms: bin.platforms,
    scenarios: bin.scenarios,
    min_deposit_minor: bin.deposit[0],
    max_deposit_minor: bin.deposit[1],
    issue_fee_minor: bin.fee,
    group_issue_fee_minor: bin.fee * 5n,
    group_topup_fee_minor: bin.fee,
    group_withdraw_fee_minor: bin.fee,
    min_validity_days: bin.validity[0],
    max_validity_months: bin.validity[1],
    default_validity_months: bin.validity[2],
    max_cards_per_request: bin.cardsMax,
    cardholder_required: bin.holderRequired,
    status: bin.status,
    ...stamps(at),
  }));

export const merchantRows = (random: Random, at: Date): NewRow<'merchant'>[] =>
  demoMerchants.map(({ id, companyId, merchantNo, name, country, status }) => ({
    id,
    company_id: companyId,
    merchant_no: merchantNo,
    name,
    registration_no: `${country}${random.int(10_000_000, 99_999_999)}`,
    country,
    referral_code: random.id('', at).slice(-8),
    status,
    ...stamps(at),
  }));

const companies = Object.values(demoCompanies);

export const bindingRows = (random: Random, at: Date): NewRow<'channel_binding'>[] =>
  companies.flatMap((companyId) =>
    demoChannels.map(({ id }) => ({
      id: random.id('bind', at),
      company_id: companyId,
      channel_id: id,
      status: 'BOUND',
      bound_at: at,
    })),
  );

/** Assigns the BIN of groups and wallets to the first company. A fixed id leaves the random sequence unchanged. */
export const poolAssignmentRow = (at: Date): NewRow<'bin_assignment'> => ({
  id: fixedId('assign', 1),
  company_id: demoCompanies.aldermoor,
  bin_id: poolBin.id,
  enabled: true,
  sort: demoBins.length,
  created_at: at,
});

/** Assigns to each company the BINs of the currencies that its merchants use. */
export const assignmentRows = (random: Random, at: Date): NewRow<'bin_assignment'>[] =>
  companies.flatMap((companyId) => {
    const currencies = new Set(
      demoMerchants.filter((merchant) => merchant.companyId === companyId).flatMap((merchant) => merchant.currencies),
    );
    return demoBins
      .filter(({ currency }) => currencies.has(currency))
      .map(({ id }, sort) => ({
        id: random.id('assign', at),
        company_id: companyId,
        bin_id: id,
        enabled: true,
        sort,
        created_at: at,
      }));
  });
