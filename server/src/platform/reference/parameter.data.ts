import { filesMost, uploadBytes } from '@console/contracts/files';
import type { NumberParameter, ParameterData } from './reference';

export const idleWarn: NumberParameter = {
  code: 'session.idle_warn_seconds',
  value: '870',
  type: 'INT',
  min: 60,
  max: 3600,
  description: { en_US: 'Seconds of inactivity before the log-out notice', zh_CN: '无操作多少秒后提示即将退出登录' },
};

export const idleCountdown: NumberParameter = {
  code: 'session.countdown_seconds',
  value: '30',
  type: 'INT',
  min: 10,
  max: 300,
  description: { en_US: 'Countdown of the log-out notice in seconds', zh_CN: '退出登录提示的倒计时秒数' },
};

export const uploadFiles: NumberParameter = {
  code: 'upload.max_files',
  value: '10',
  type: 'INT',
  min: 1,
  max: filesMost,
  description: { en_US: 'Maximum number of files per field', zh_CN: '单个字段最多可上传的文件数' },
};

export const uploadSize: NumberParameter = {
  code: 'upload.max_bytes',
  value: String(uploadBytes.max),
  type: 'INT',
  ...uploadBytes,
  description: {
    en_US: 'Maximum size of an uploaded file in bytes; pictures and logos have smaller limits of their own',
    zh_CN: '单个上传文件的大小上限（字节），图片与徽标另有更小的上限',
  },
};

export const platformParameters: ParameterData[] = [
  idleWarn,
  idleCountdown,
  {
    code: 'session.second_factor_required',
    value: 'false',
    type: 'BOOL',
    description: { en_US: 'Two-step sign-in is required for all users', zh_CN: '所有用户须启用两步验证' },
  },
  uploadFiles,
  uploadSize,
];
