import type { DictData } from '../../../platform/reference/reference';

/** Labels of the closed lists of parameters. */
export const parameterDicts: DictData[] = [
  {
    code: 'parameter_status',
    name: ['Status of system parameters', '系统参数状态'],
    details: [
      ['ACTIVE', 'Active', '已启用', 'ok'],
      ['DEFAULT', 'Default applies', '使用默认值', 'mute'],
    ],
  },
];
