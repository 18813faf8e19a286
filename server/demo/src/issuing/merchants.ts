import type { Currency, I18nText } from '@console/contracts';
import type { MerchantOption } from '@console/contracts/cards';
import { fixedId } from '@console/server/platform/db/ids';
import { demoCompanies } from '../ids';

export interface DemoMerchant {
  id: string;
  companyId: string;
  merchantNo: string;
  name: I18nText;
  country: string;
  status: MerchantOption['status'];
  /** Currencies of the merchant's accounts. */
  currencies: Currency[];
  /** Currencies of accounts with a low balance. */
  low: Currency[];
  /** Share of its company's cards. */
  weight: number;
  holders: number;
}

type Sketch = Omit<DemoMerchant, 'id' | 'companyId' | 'merchantNo' | 'name' | 'low'> & {
  names: [en: string, zh: string];
  low?: Currency[];
};

const idle = { currencies: [], weight: 0, holders: 0 };
const everyCurrency: Currency[] = ['USD', 'EUR', 'GBP', 'SGD', 'THB', 'VND', 'CNY'];

const aldermoor: Sketch[] = [
  {
    names: ['Harbourline Commerce', '海岸线商贸'],
    country: 'SG',
    status: 'ACTIVE',
    currencies: everyCurrency,
    weight: 22,
    holders: 10,
  },
  {
    names: ['Brightfern Media', '明蕨传媒'],
    country: 'HK',
    status: 'ACTIVE',
    currencies: ['USD', 'EUR', 'GBP'],
    low: ['GBP'],
    weight: 18,
    holders: 7,
  },
  {
    names: ['Qinghe Cross-Border Trading', '清禾跨境贸易'],
    country: 'CN',
    status: 'ACTIVE',
    currencies: ['CNY', 'USD', 'EUR'],
    weight: 16,
    holders: 8,
  },
  {
    names: ['Solvane Travel Group', '索凡旅行集团'],
    country: 'TH',
    status: 'ACTIVE',
    currencies: ['THB', 'USD', 'SGD'],
    low: ['THB'],
    weight: 12,
    holders: 6,
  },
  {
    names: ['Pixel Orchard Games', '像素果园游戏'],
    country: 'GB',
    status: 'ACTIVE',
    currencies: ['GBP', 'EUR', 'USD'],
    low: ['EUR'],
    weight: 10,
    holders: 5,
  },
  {
    names: ['Kestrel Software Procurement', '红隼软件采购'],
    country: 'DE',
    status: 'ACTIVE',
    currencies: ['EUR', 'USD'],
    weight: 8,
    holders: 5,
  },
  {
    names: ['Mekong Fresh Logistics', '湄公鲜运物流'],
    country: 'VN',
    status: 'ACTIVE',
    currencies: ['VND', 'USD', 'THB'],
    weight: 6,
    holders: 4,
  },
  {
    names: ['Duneway Advertising', '沙径广告'],
    country: 'US',
    status: 'SUSPENDED',
    currencies: ['USD'],
    weight: 5,
    holders: 3,
  },
  {
    names: ['Old Quay Imports', '老码头进口'],
    country: 'GB',
    status: 'CLOSED',
    currencies: ['GBP'],
    weight: 3,
    holders: 2,
  },
  { ...idle, names: ['Tidewater Subscriptions', '潮汐订阅'], country: 'US', status: 'DRAFT' },
  { ...idle, names: ['Lumen & Loom', '光织家居'], country: 'FR', status: 'PENDING_REVIEW' },
  { ...idle, names: ['Paperkite Events', '纸鸢会展'], country: 'SG', status: 'REJECTED' },
];

const lanshi: Sketch[] = [
  {
    names: ['Yunfan Ecommerce', '云帆电商'],
    country: 'CN',
    status: 'ACTIVE',
    currencies: ['CNY', 'USD'],
    weight: 6,
    holders: 6,
  },
  {
    names: ['Shanyue Digital Marketing', '山月数字营销'],
    country: 'CN',
    status: 'ACTIVE',
    currencies: ['USD', 'CNY', 'SGD'],
    weight: 4,
    holders: 4,
  },
];

const complete =
  (companyId: string, first: number) =>
  ({ names: [en_US, zh_CN], low = [], ...rest }: Sketch, index: number): DemoMerchant => ({
    ...rest,
    low,
    id: fixedId('mer', first + index),
    companyId,
    merchantNo: `M${10_230_000 + (first + index) * 137}`,
    name: { en_US, zh_CN },
  });

/** All demo merchants; `merchant.owner` is limited to the first one. */
export const demoMerchants: DemoMerchant[] = [
  ...aldermoor.map(complete(demoCompanies.aldermoor, 1)),
  ...lanshi.map(complete(demoCompanies.lanshi, aldermoor.length + 1)),
];

/** Returns the merchant with this English name. */
export function demoMerchantOf(name: string): DemoMerchant {
  const merchant = demoMerchants.find((one) => one.name.en_US === name);
  if (!merchant) throw new Error(`The demo has no merchant ${name}.`);
  return merchant;
}
