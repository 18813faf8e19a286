import type { ParameterData } from '../platform/reference/reference';

export const deliveryParameters: ParameterData[] = [
  {
    code: 'release.second_person_required',
    value: 'false',
    type: 'BOOL',
    description: { en_US: 'A second person approves every activation', zh_CN: '每次启用版本须由第二人批准' },
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
