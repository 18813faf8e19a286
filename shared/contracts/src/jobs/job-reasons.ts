/** Reasons why a job ended early. */
export const jobReasons = {
  JOB_INTERRUPTED: { en_US: 'Interrupted too many times', zh_CN: '任务多次中断' },
  JOB_NO_PERMISSION: { en_US: 'The required permission was revoked', zh_CN: '执行所需的权限已被收回' },
  JOB_FAULT: {
    en_US: 'Failed because of an internal error. Give support the error ID.',
    zh_CN: '任务因系统内部错误而失败，请将错误编号提供给技术支持。',
  },
  JOB_REFUSED: {
    en_US: 'The request is no longer valid. Check the list and start again.',
    zh_CN: '该请求已失效，请检查列表后重新发起。',
  },
  JOB_COUNT_DIFFERS: {
    en_US: 'Row count mismatch. The file was discarded',
    zh_CN: '写入行数与统计行数不一致，文件已作废',
  },
} as const;
