import type { Currency, I18nText } from '@console/contracts';
import type { binCardTypes, binPlatforms, IssuableBin } from '@console/contracts/cards';
import type { ChannelMode } from '@console/server/domains/cards/channels/channel.adapter';
import { fixedId } from '@console/server/platform/db/ids';
import { firstChannelId } from '../ids';

interface DemoChannel {
  id: string;
  code: string;
  name: I18nText;
  mode: ChannelMode;
}

const instant: DemoChannel = {
  id: firstChannelId,
  code: 'SANDBOX-INSTANT',
  name: { en_US: 'Sandbox Instant', zh_CN: '沙箱即时渠道' },
  mode: 'SYNC',
};
const deferred: DemoChannel = {
  id: fixedId('chan', 2),
  code: 'SANDBOX-DEFERRED',
  name: { en_US: 'Sandbox Deferred', zh_CN: '沙箱异步渠道' },
  mode: 'ASYNC',
};
const unsteady: DemoChannel = {
  id: fixedId('chan', 3),
  code: 'SANDBOX-UNSTEADY',
  name: { en_US: 'Sandbox Unsteady', zh_CN: '沙箱不稳定渠道' },
  mode: 'FLAKY',
};

export const demoChannels = [instant, deferred, unsteady];

export interface DemoBin {
  id: string;
  channel: DemoChannel;
  bin: string;
  scheme: IssuableBin['scheme'];
  currency: Currency;
  name: I18nText;
  usage: IssuableBin['usageType'];
  /** Type of issued cards: cards with their own balance, cards of groups and wallets, or both. */
  type: (typeof binCardTypes)[number];
  /** Platforms known to accept its cards. */
  platforms: (typeof binPlatforms)[number][];
  scenarios: IssuableBin['scenarios'];
  /** Lowest and highest deposit in minor units; `fee` is the issuing fee of one card. */
  deposit: [min: bigint, max: bigint];
  fee: bigint;
  /** Minimum validity in days, maximum in months, and default in months. */
  validity: [minDays: number, maxMonths: number, proposedMonths: number];
  cardsMax: number;
  holderRequired: boolean;
  status: 'ONLINE' | 'MAINTENANCE';
}

const everyday: Pick<DemoBin, 'usage' | 'type' | 'platforms' | 'validity' | 'cardsMax' | 'holderRequired' | 'status'> =
  {
    usage: 'MULTI_USE',
    type: 'RECHARGE',
    platforms: [],
    validity: [30, 36, 24],
    cardsMax: 200,
    holderRequired: false,
    status: 'ONLINE',
  };

export const demoBins: DemoBin[] = [
  {
    ...everyday,
    id: fixedId('bin', 1),
    type: 'BOTH',
    channel: instant,
    bin: '40001201',
    scheme: 'VISA',
    currency: 'USD',
    name: { en_US: 'Everyday USD', zh_CN: '美元通用卡' },
    scenarios: ['GENERAL', 'ECOMMERCE'],
    platforms: ['AMAZON', 'GOOGLE'],
    deposit: [1_000n, 5_000_000n],
    fee: 100n,
  },
  {
    ...everyday,
    id: fixedId('bin', 2),
    type: 'BOTH',
    channel: instant,
    bin: '40001318',
    scheme: 'VISA',
    currency: 'USD',
    name: { en_US: 'One-time USD', zh_CN: '美元单次卡' },
    usage: 'SINGLE_USE',
    scenarios: ['PROCUREMENT'],
    deposit: [500n, 1_000_000n],
    fee: 50n,
    validity: [7, 6, 3],
  },
  {
    ...everyday,
    id: fixedId('bin', 3),
    channel: deferred,
    bin: '51005521',
    scheme: 'MASTERCARD',
    currency: 'USD',
    name: { en_US: 'Advertising USD', zh_CN: '美元广告投放卡' },
    scenarios: ['ADVERTISING'],
    platforms: ['FACEBOOK', 'GOOGLE', 'TIKTOK'],
    deposit: [2_000n, 10_000_000n],
    fee: 80n,
    cardsMax: 500,
  },
  {
    ...everyday,
    id: fixedId('bin', 4),
    type: 'BOTH',
    channel: instant,
    bin: '51005630',
    scheme: 'MASTERCARD',
    currency: 'EUR',
    name: { en_US: 'Subscriptions EUR', zh_CN: '欧元订阅卡' },
    scenarios: ['SUBSCRIPTION', 'GENERAL'],
    deposit: [1_000n, 5_000_000n],
    fee: 90n,
  },
  {
    ...everyday,
    id: fixedId('bin', 5),
    channel: deferred,
    bin: '40002207',
    scheme: 'VISA',
    currency: 'GBP',
    name: { en_US: 'Travel GBP', zh_CN: '英镑差旅卡' },
    scenarios: ['TRAVEL'],
    deposit: [1_500n, 3_000_000n],
    fee: 120n,
    holderRequired: true,
    cardsMax: 50,
  },
  {
    ...everyday,
    id: fixedId('bin', 6),
    type: 'BOTH',
    channel: instant,
    bin: '51006615',
    scheme: 'MASTERCARD',
    currency: 'SGD',
    name: { en_US: 'Procurement SGD', zh_CN: '新元采购卡' },
    scenarios: ['PROCUREMENT', 'GENERAL'],
    deposit: [2_000n, 5_000_000n],
    fee: 150n,
  },
  {
    ...everyday,
    id: fixedId('bin', 7),
    channel: unsteady,
    bin: '40003309',
    scheme: 'VISA',
    currency: 'THB',
    name: { en_US: 'Travel THB', zh_CN: '泰铢差旅卡' },
    scenarios: ['TRAVEL', 'ECOMMERCE'],
    deposit: [30_000n, 100_000_000n],
    fee: 3_500n,
    status: 'MAINTENANCE',
  },
  {
    ...everyday,
    id: fixedId('bin', 8),
    channel: unsteady,
    bin: '40003417',
    scheme: 'VISA',
    currency: 'VND',
    name: { en_US: 'Logistics VND', zh_CN: '越南盾物流卡' },
    scenarios: ['PROCUREMENT'],
    deposit: [200_000n, 500_000_000n],
    fee: 25_000n,
    validity: [30, 24, 12],
  },
  {
    ...everyday,
    id: fixedId('bin', 9),
    channel: deferred,
    bin: '62005508',
    scheme: 'UNIONPAY',
    currency: 'CNY',
    name: { en_US: 'Commerce CNY', zh_CN: '人民币商务卡' },
    scenarios: ['ECOMMERCE', 'ADVERTISING'],
    platforms: ['AMAZON', 'TIKTOK'],
    deposit: [5_000n, 20_000_000n],
    fee: 500n,
    validity: [60, 36, 12],
  },
];

/** BIN for cards of groups and wallets only; it has no cards yet. */
export const poolBin: DemoBin = {
  ...everyday,
  id: fixedId('bin', 10),
  channel: instant,
  bin: '40001426',
  scheme: 'VISA',
  currency: 'USD',
  name: { en_US: 'Team USD', zh_CN: '美元团队共享卡' },
  type: 'SHARE',
  scenarios: ['GENERAL', 'PROCUREMENT'],
  platforms: ['GOOGLE'],
  deposit: [1_000n, 5_000_000n],
  fee: 60n,
};
