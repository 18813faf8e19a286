import type { NumberParameter, ParameterData } from '../platform/reference/reference';

export const guardSessions: NumberParameter = {
  code: 'release.guard_sessions',
  value: '5',
  type: 'INT',
  min: 0,
  max: 9999,
  description: {
    en_US: 'Failing sessions that trigger an automatic rollback; 0 = never',
    zh_CN: '新版本在多少个会话出错后自动回滚，0表示从不',
  },
};

export const guardMinutes: NumberParameter = {
  code: 'release.guard_minutes',
  value: '10',
  type: 'INT',
  min: 1,
  max: 1440,
  description: { en_US: 'Time window for failing sessions in minutes', zh_CN: '统计出错会话的分钟数' },
};

export const deliveryParameters: ParameterData[] = [
  {
    code: 'release.second_person_required',
    value: 'false',
    type: 'BOOL',
    description: { en_US: 'Every activation needs approval from a second person', zh_CN: '每次启用版本须由第二人批准' },
  },
  guardSessions,
  guardMinutes,
];
