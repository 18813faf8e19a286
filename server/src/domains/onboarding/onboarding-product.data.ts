import type { OnboardingProduct } from '@console/contracts/onboarding';
import type { NumberParameter } from '../../platform/reference/reference';

/**
 * Number of free acquirers, stated in the plan texts. The product step doesn't collect acquirers yet, so the limit is
 * not enforced.
 */
export const freeAcquirersMax: NumberParameter = {
  code: 'onboarding.free_acquirers_max',
  group: 'CUSTOMERS',
  name: { en_US: 'Free acquirers per plan', zh_CN: '套餐免费收单机构数' },
  value: '3',
  type: 'INT',
  min: 1,
  max: 20,
  description: {
    en_US: 'Number of acquirers that acquiring plans offer free of charge. Shown to applicants; not yet counted.',
    zh_CN: '收单套餐可免费使用的收单机构数，向申请人展示，暂不用于校验。',
  },
};

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

const acquirers = (count: number) => (count === 1 ? '1 acquirer' : `${count} acquirers`);

/** Onboarding products: acquiring, with this number of free acquirers, and card issuing, each with its plans. */
export const onboardingProductsOf = (freeAcquirers: number): OnboardingProduct[] => [
  {
    code: 'ACQUIRING',
    name: { en_US: 'Acquiring', zh_CN: '收单' },
    description: {
      en_US: 'Accept card payments from your customers through licensed acquirers.',
      zh_CN: '通过持牌收单机构接受客户的银行卡付款。',
    },
    plans: [
      {
        code: 'ACQ_STARTER',
        name: { en_US: 'Starter', zh_CN: '入门版' },
        includes: {
          en_US: `Up to ${acquirers(freeAcquirers)} free of charge`,
          zh_CN: `最多${freeAcquirers}家收单机构免费`,
        },
        monthlyFee: usd('0.00'),
      },
      {
        code: 'ACQ_GROWTH',
        name: { en_US: 'Growth', zh_CN: '成长版' },
        includes: {
          en_US: `Up to ${acquirers(freeAcquirers)} free of charge, more on request, with routing between them`,
          zh_CN: `最多${freeAcquirers}家收单机构免费，可按需增加，并支持机构间路由`,
        },
        monthlyFee: usd('490.00'),
      },
    ],
  },
  {
    code: 'CARD_ISSUING',
    name: { en_US: 'Card issuing', zh_CN: '发卡' },
    description: {
      en_US: 'Issue virtual cards to your merchants and their teams under your own brand.',
      zh_CN: '以您的品牌向商户及其团队发行虚拟卡。',
    },
    plans: [
      {
        code: 'ISS_STARTER',
        name: { en_US: 'Starter', zh_CN: '入门版' },
        includes: { en_US: 'One card BIN and up to 1,000 active cards', zh_CN: '1个卡BIN，最多1,000张有效卡片' },
        monthlyFee: usd('290.00'),
      },
      {
        code: 'ISS_GROWTH',
        name: { en_US: 'Growth', zh_CN: '成长版' },
        includes: { en_US: 'Three card BINs and unlimited active cards', zh_CN: '3个卡BIN，有效卡片数量不限' },
        monthlyFee: usd('1190.00'),
      },
    ],
  },
];
