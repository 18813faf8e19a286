import type { ParameterData } from './reference';

export const platformParameters: ParameterData[] = [
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
    code: 'upload.max_files',
    value: '10',
    type: 'INT',
    description: { en_US: 'Files that one field takes at most', zh_CN: '单个字段最多可上传的文件数' },
  },
];
