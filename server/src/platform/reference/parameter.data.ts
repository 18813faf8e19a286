import { filesMost, uploadBytes } from '@console/contracts/files';
import type { NumberParameter, ParameterData } from './reference';

export const idleWarn: NumberParameter = {
  code: 'session.idle_warn_seconds',
  group: 'SESSIONS',
  name: { en_US: 'Idle time before sign-out notice (seconds)', zh_CN: '退出提示前的无操作时间（秒）' },
  value: '870',
  type: 'INT',
  min: 60,
  max: 3600,
  description: {
    en_US: 'After this time without activity, the console asks whether to stay signed in.',
    zh_CN: '无操作达到该时长后，控制台提示是否保持登录。',
  },
};

export const idleCountdown: NumberParameter = {
  code: 'session.countdown_seconds',
  group: 'SESSIONS',
  name: { en_US: 'Sign-out countdown (seconds)', zh_CN: '退出登录倒计时（秒）' },
  value: '30',
  type: 'INT',
  min: 10,
  max: 300,
  description: {
    en_US: 'Time to answer the notice before the user is signed out.',
    zh_CN: '提示出现后，超过该时长未响应即退出登录。',
  },
};

export const uploadFiles: NumberParameter = {
  code: 'upload.max_files',
  group: 'FILES',
  name: { en_US: 'Maximum files per field', zh_CN: '单个字段文件数上限' },
  value: '10',
  type: 'INT',
  min: 1,
  max: filesMost,
  description: { en_US: 'Number of files that can be uploaded in one field.', zh_CN: '单个字段最多可上传的文件数。' },
};

export const uploadSize: NumberParameter = {
  code: 'upload.max_bytes',
  group: 'FILES',
  name: { en_US: 'Maximum file size', zh_CN: '文件大小上限' },
  value: String(uploadBytes.max),
  type: 'INT',
  ...uploadBytes,
  unit: 'BYTES',
  description: {
    en_US: 'Size of one uploaded file. Pictures and logos have smaller limits.',
    zh_CN: '单个上传文件的大小上限，图片与徽标另有更小的上限。',
  },
};

export const platformParameters: ParameterData[] = [
  idleWarn,
  idleCountdown,
  {
    code: 'session.second_factor_required',
    group: 'SESSIONS',
    name: { en_US: 'Two-factor authentication for all users', zh_CN: '强制两步验证' },
    value: 'false',
    type: 'BOOL',
    description: { en_US: 'All users must set up two-factor authentication.', zh_CN: '所有用户须启用两步验证。' },
  },
  uploadFiles,
  uploadSize,
];
