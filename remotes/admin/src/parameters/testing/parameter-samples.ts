import type { Parameter } from '@console/contracts/parameters';

/** A parameter in seconds with a value above its default. */
export const parameterOf = (rest: Partial<Parameter> = {}): Parameter => ({
  id: 'session.idle_warn_seconds',
  name: { en_US: 'Seconds of inactivity before the notice', zh_CN: '无操作多少秒后提示' },
  description: { en_US: 'The console then asks whether to stay.', zh_CN: '届时提示是否保持登录。' },
  group: 'SESSIONS',
  type: 'INT',
  value: '1200',
  byDefault: '870',
  choices: [],
  min: 60,
  max: 3600,
  unit: null,
  status: 'ACTIVE',
  effective: '1200',
  isEditable: true,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  version: 3,
  allowedActions: [{ action: 'EDIT', enabled: true }],
  ...rest,
});
