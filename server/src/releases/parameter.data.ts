import type { NumberParameter, ParameterData } from '../platform/reference/reference';

export const guardSessions: NumberParameter = {
  code: 'release.guard_sessions',
  group: 'RELEASES',
  name: { en_US: 'Failing sessions before rollback', zh_CN: '触发回滚的出错会话数' },
  value: '5',
  type: 'INT',
  min: 0,
  max: 9999,
  description: {
    en_US: 'Number of failing sessions that triggers an automatic rollback; 0 = never.',
    zh_CN: '新版本出错会话达到该数量后自动回滚，0表示从不。',
  },
};

export const guardMinutes: NumberParameter = {
  code: 'release.guard_minutes',
  group: 'RELEASES',
  name: { en_US: 'Rollback time window (minutes)', zh_CN: '回滚统计时间（分钟）' },
  value: '10',
  type: 'INT',
  min: 1,
  max: 1440,
  description: { en_US: 'Time window in which failing sessions are counted.', zh_CN: '在该时间范围内统计出错会话。' },
};

export const releaseParameters: ParameterData[] = [
  {
    code: 'release.second_person_required',
    group: 'RELEASES',
    name: { en_US: 'Second approver for activations', zh_CN: '启用版本双人审批' },
    value: 'false',
    type: 'BOOL',
    description: {
      en_US: 'Every activation requires a second approver.',
      zh_CN: '每次启用版本须由第二人批准。',
    },
  },
  guardSessions,
  guardMinutes,
];
