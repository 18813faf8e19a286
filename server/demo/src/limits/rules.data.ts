import type { NewRow } from '@console/server/platform/db/insert-rows';
import { fixedId } from '@console/server/platform/db/ids';
import { demoCompanies } from '../ids';

type Stamps = 'id' | 'version' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'mode_since';
type Rule = Omit<NewRow<'limit_rule'>, Stamps>;
type Item = Partial<NewRow<'limit_item'>> & Pick<NewRow<'limit_item'>, 'kind'>;

/** A limit rule of the demo with its items, as rows without their common columns. */
export interface DemoRule {
  id: string;
  rule: Rule;
  items: Item[];
}

const rule = (number: number, [en_US, zh_CN]: [string, string], fields: Partial<Rule>, items: Item[]): DemoRule => ({
  id: fixedId('lim', number),
  rule: {
    company_id: demoCompanies.aldermoor,
    scope: 'CARD',
    name: { en_US, zh_CN },
    bin_ids: null,
    merchant_ids: null,
    currency: 'USD',
    counted_by: 'CARD',
    priority: number * 10,
    mode: 'INACTIVE',
    is_overridable: false,
    ...fields,
  },
  items,
});

const amount = (period: Item['period'], max_minor: number, rest: Partial<Item> = {}): Item => ({
  kind: 'AMOUNT',
  period,
  max_minor,
  ...rest,
});
const count = (period: Item['period'], max_count: number, rest: Partial<Item> = {}): Item => ({
  kind: 'COUNT',
  period,
  max_count,
  ...rest,
});

/** Limit rules with high limits, so that they decline almost none of the demo's purchases. */
export const demoRules: DemoRule[] = [
  rule(
    1,
    ['Daily card spending', '单卡每日消费'],
    { mode: 'ACTIVE', is_overridable: true, merchant_ids: [fixedId('mer', 2), fixedId('mer', 3), fixedId('mer', 4)] },
    [amount('DAY', 5_000_000), count('DAY', 200)],
  ),
  rule(
    2,
    ['Advertising platforms only', '仅限广告平台'],
    { mode: 'SHADOW', currency: null, merchant_ids: [fixedId('mer', 2), fixedId('mer', 3)] },
    [
      {
        kind: 'BLOCK',
        mcc_mode: 'EXCEPT',
        mccs: ['7311', '5815', '5817', '5818'],
        txn_kinds: ['PURCHASE', 'WITHDRAWAL', 'VERIFICATION'],
      },
    ],
  ),
  rule(3, ['First week of a card', '新卡首周'], { mode: 'INACTIVE' }, [amount('LIFETIME', 100_000, { first_days: 7 })]),
  rule(
    4,
    ['Monthly travel of a merchant', '商户每月差旅'],
    { mode: 'ACTIVE', counted_by: 'MERCHANT', is_overridable: true, merchant_ids: [fixedId('mer', 4)] },
    [amount('MONTH', 50_000_000, { mcc_mode: 'ONLY', mccs: ['4511', '7011', '4722'], action: 'ALERT' })],
  ),
  rule(
    5,
    ['Monthly wallet spending', '钱包每月消费'],
    { mode: 'ACTIVE', scope: 'WALLET', counted_by: 'POOL', is_overridable: true },
    [amount('MONTH', 1_000_000_000)],
  ),
  rule(6, ['Small purchases of wallet cards', '钱包卡小额消费'], { mode: 'SHADOW', scope: 'WALLET', currency: null }, [
    count('DAY', 20),
  ]),
  rule(
    7,
    ['Daily card spending', '单卡每日消费'],
    { company_id: demoCompanies.lanshi, mode: 'SHADOW', currency: null },
    [count('DAY', 50)],
  ),
];
