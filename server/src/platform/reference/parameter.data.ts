import type { I18nText } from '@console/contracts';

interface ParameterData {
  code: string;
  value: string;
  type: 'INT' | 'BOOL';
  description: I18nText;
}

/** The parameters that come with the product, with their defaults. */
export const parameterData: ParameterData[] = [
  {
    code: 'session.idle_warn_seconds',
    value: '870',
    type: 'INT',
    description: { en_US: 'Seconds without activity before the notice', zh_CN: '无操作多少秒后提示' },
  },
  {
    code: 'session.countdown_seconds',
    value: '30',
    type: 'INT',
    description: { en_US: 'Seconds that the notice counts down', zh_CN: '提示倒计时秒数' },
  },
  {
    code: 'session.second_factor_required',
    value: 'false',
    type: 'BOOL',
    description: { en_US: 'Everybody has to set up two-step sign-in', zh_CN: '所有用户须启用两步验证' },
  },
  {
    code: 'release.second_person_required',
    value: 'false',
    type: 'BOOL',
    description: { en_US: 'A second person approves every activation', zh_CN: '每次启用版本须由第二人批准' },
  },
  {
    code: 'review.two_person_threshold',
    value: '100',
    type: 'INT',
    description: {
      en_US: 'Difference from which two people have to accept the figure of a channel',
      zh_CN: '差额超过该值时，采用渠道金额须两人确认',
    },
  },
  {
    code: 'cardholder.age_min',
    value: '18',
    type: 'INT',
    description: { en_US: 'Years that a cardholder must have lived', zh_CN: '持卡人最低年龄（周岁）' },
  },
  {
    code: 'release.guard_sessions',
    value: '5',
    type: 'INT',
    description: {
      en_US: 'Failing sessions after which a new version is taken back; 0 for never',
      zh_CN: '新版本在多少个会话出错后自动回退，0表示从不',
    },
  },
  {
    code: 'release.guard_minutes',
    value: '10',
    type: 'INT',
    description: { en_US: 'Minutes within which these sessions fail', zh_CN: '统计出错会话的分钟数' },
  },
];
