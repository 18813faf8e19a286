import { demoCompanies } from './ids';

/** The two demo companies, as columns of their table. */
export const companies = [
  {
    id: demoCompanies.aldermoor,
    company_no: 'CO-0001',
    name: { en_US: 'Aldermoor Payments Ltd.', zh_CN: '奥德莫尔支付有限公司' },
    platform_label: { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' },
    copyright: {
      en_US: '© 2026 Aldermoor Payments Ltd. All rights reserved.',
      zh_CN: '© 2026 奥德莫尔支付有限公司 版权所有',
    },
    brand_seed: '#34398F',
    // A card with its stripe and two lines of embossing.
    logo_mark:
      'M7 9h18a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3ZM4 13v2.5h24V13ZM8 18.5v1.8h5v-1.8ZM20 18.5v1.8h4v-1.8Z',
    site_origins: ['http://localhost:4000'],
    is_default: true,
    default_language: 'en_US',
    timezone: 'Asia/Singapore',
  },
  {
    id: demoCompanies.lanshi,
    company_no: 'CO-0002',
    name: { en_US: 'Lanshi Technology Co., Ltd.', zh_CN: '澜石科技有限公司' },
    platform_label: { en_US: 'Lanshi Cards', zh_CN: '澜石卡务平台' },
    copyright: { en_US: '© 2026 Lanshi Technology Co., Ltd.', zh_CN: '© 2026 澜石科技有限公司 版权所有' },
    brand_seed: '#0C6B73',
    // A stone above two waves.
    logo_mark:
      'M16 5l7 7-7 5-7-5ZM4 20q3-3 6 0t6 0 6 0 6 0v2.6q-3 3-6 0t-6 0-6 0-6 0ZM4 25q3-3 6 0t6 0 6 0 6 0v2.6q-3 3-6 0t-6 0-6 0-6 0Z',
    site_origins: ['http://lanshi.localhost:4000'],
    is_default: false,
    default_language: 'zh_CN',
    timezone: 'Asia/Shanghai',
  },
];
