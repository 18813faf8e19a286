import type { IssuableBin } from '@console/contracts/cards';
import type { Random } from './random';

type Scenario = IssuableBin['scenarios'][number];
type Choices = [string, ...string[]];

const labels: Record<Scenario, { en: Choices; zh: Choices }> = {
  ADVERTISING: {
    en: ['Spring campaign', 'Search ads EU', 'Video ads test', 'Brand awareness', 'Retargeting', 'App installs'],
    zh: ['春季推广', '搜索广告', '短视频投放', '品牌曝光', '再营销', '双十一投放'],
  },
  ECOMMERCE: {
    en: ['Marketplace fees', 'Store plugins', 'Supplier deposit', 'Warehouse supplies', 'Seller account'],
    zh: ['平台佣金', '插件续费', '供应商押金', '仓储耗材', '卖家账户'],
  },
  SUBSCRIPTION: {
    en: ['Design tools', 'Cloud hosting', 'Analytics seats', 'Team chat', 'Code hosting'],
    zh: ['设计软件', '云服务器', '数据分析席位', '协作工具', '代码托管'],
  },
  TRAVEL: {
    en: ['Team offsite', 'Hotel bookings', 'Flights APAC', 'Conference trip', 'Crew per diem'],
    zh: ['团建差旅', '酒店预订', '亚太航班', '展会出行', '机组津贴'],
  },
  PROCUREMENT: {
    en: ['Packaging order', 'Spare parts', 'Fuel and tolls', 'Sample purchase', 'Cold chain boxes'],
    zh: ['包装采购', '备件采购', '燃油与过路费', '样品采购', '冷链箱'],
  },
  GENERAL: {
    en: ['Office expenses', 'Petty cash', 'Marketing events', 'Training budget', 'IT hardware'],
    zh: ['办公开支', '备用金', '市场活动', '培训预算', '硬件采购'],
  },
};

/** Returns a realistic card alias for the usage scenario. */
export function aliasOf(random: Random, scenarios: IssuableBin['scenarios'], isChinese: boolean): string {
  const scenario = scenarios[random.int(0, scenarios.length - 1)] ?? 'GENERAL';
  const base = random.pick(labels[scenario][isChinese ? 'zh' : 'en']);
  const suffix = random.weighted([
    ['', 5],
    [` ${random.int(1, 12)}`, 2],
    [` Q${random.int(1, 4)}`, 2],
  ]);
  return base + suffix;
}
