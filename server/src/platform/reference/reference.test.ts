import { auditedActions } from '@console/contracts/areas';
import { operations } from '@console/contracts/operations';
import { buttonRisks } from '@console/contracts/buttons';
import { accountStatuses } from '@console/contracts/accounts';
import * as cards from '@console/contracts/cards';
import { dictColours, dictEntryStatuses, dictKinds } from '@console/contracts/dicts';
import * as reviews from '@console/contracts/reviews';
import { visibleCardsKinds, walletRoles, walletUserStates } from '@console/contracts/wallets';
import { features } from '../../domains';

const dictData = features.flatMap(({ reference }) => reference?.dicts ?? []);
const codesOf = (dict: string) => dictData.find(({ code }) => code === dict)?.details.map(([code]) => code);

it.each([
  ['card_state', cards.cardStates],
  ['card_create_status', cards.createStatuses],
  ['card_status', cards.cardStatuses],
  ['cancel_state', cards.cancelStates],
  ['mismatch_cause', cards.mismatchCauses],
  ['expiry_state', cards.expiryStates],
  ['limit_period', cards.limitWindows],
  ['funding_mode', cards.fundingModes],
  ['usage_type', cards.usageTypes],
  ['card_scheme', cards.schemes],
  ['business_scenario', cards.businessScenarios],
  ['block_source', cards.blockSources],
  ['freeze_reason', cards.freezeReasons],
  ['cancel_reason', cards.cancelReasons],
  ['limit_reason', cards.limitReasons],
  ['share_rule_type', cards.shareRuleTypes],
  ['share_rule_status', cards.shareRuleStatuses],
  ['share_group_status', cards.shareGroupStatuses],
  ['wallet_status', cards.walletStatuses],
  ['wallet_user_state', walletUserStates],
  ['wallet_role', walletRoles],
  ['visible_cards', visibleCardsKinds],
  ['review_state', reviews.reviewStates],
  ['reveal_purpose', cards.revealPurposes],
  ['unfreeze_reason', cards.unfreezeReasons],
  ['account_status', accountStatuses],
  ['bin_status', cards.binStatuses],
  ['limit_mode', cards.limitModes],
  ['limit_kind', cards.limitKinds],
  ['limit_action', cards.limitActions],
  ['match_mode', cards.matchModes],
  ['limit_region', cards.limitRegions],
  ['limit_presence', cards.limitPresences],
  ['limit_txn_kind', cards.limitTxnKinds],
  ['bin_region', cards.binRegions],
  ['bin_card_type', cards.binCardTypes],
  ['bin_platform', cards.binPlatforms],
  ['bin_feature', cards.binFeatures],
  ['holder_status', cards.holderStatuses],
  ['kyc_status', cards.kycStatuses],
  ['transaction_status', cards.transactionStatuses],
  ['transaction_phase', cards.transactionPhases],
  ['transaction_type', cards.transactionTypes],
  ['transaction_region', cards.transactionRegions],
  ['decline_reason', cards.declineCodes],
  ['fee_kind', cards.feeKinds],
  ['transaction_event', cards.transactionEventKinds],
  ['button_risk', buttonRisks],
  ['dict_kind', dictKinds],
  ['dict_entry_status', dictEntryStatuses],
  ['dict_colour', dictColours],
])('%s has an entry for every code of the contracts', (dict, codes) => {
  expect(codesOf(dict)).toEqual([...codes]);
});

it('every label exists in both languages', () => {
  const labels = dictData.flatMap(({ name, details }) => [
    name,
    ...details.map(([, en, zh]): [string, string] => [en, zh]),
  ]);
  expect(labels.filter(([en, zh]) => en === '' || zh === '')).toEqual([]);
});

it('every audited action has a label', () => {
  const audited = Object.values(operations).flatMap(({ audit, path }) => (audit ? [path] : []));
  expect(audited.filter((path) => !(path in auditedActions))).toEqual([]);
});

it('every label belongs to an existing call', () => {
  const paths = new Set<string>(Object.values(operations).map(({ path }) => path));
  const ofSystem = ['/guard/doubt', '/guard/withdraw'];
  const calls = Object.keys(auditedActions).filter((action) => action.startsWith('/') && !ofSystem.includes(action));
  expect(calls.filter((action) => !paths.has(action))).toEqual([]);
});

it('dictionary codes are unique, and entry codes are unique within a dictionary', () => {
  const codes = dictData.flatMap(({ code, details }) => details.map(([detail]) => `${code} ${detail}`));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(dictData.map(({ code }) => code).filter((code, index, all) => all.indexOf(code) !== index)).toEqual([]);
});
