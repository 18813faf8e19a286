import type { DictData } from '../../../platform/reference/reference';

/** Labels of the closed lists of roles. */
export const roleDicts: DictData[] = [
  {
    code: 'role_status',
    name: ['Status of roles', '角色状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['DISABLED', 'Disabled', '停用', 'mute'],
    ],
  },
  {
    code: 'role_grant_reason',
    name: ['Reason for reviewing permissions', '权限须审核的原因'],
    details: [['HIGH_RISK', 'Includes high-risk permissions', '包含高风险权限']],
  },
];
