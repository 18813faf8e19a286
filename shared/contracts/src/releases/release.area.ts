import type { Area } from '../area';
import { releaseOperations } from './operations';
import { releasePermissions } from './permissions';

/** Operations, permissions and labels of releases. */
export const releaseArea = {
  operations: releaseOperations,
  permissions: releasePermissions,
  actions: {
    '/devopsModule/publish': ['Publish version', '发布版本'],
    '/devopsModule/save': ['Save remote', '保存远程应用'],
    '/devopsModule/decide': ['Decide on second approver waiver', '审批双人审批免除'],
    '/devopsRelease/activate': ['Activate version', '启用版本'],
    '/devopsRelease/decide': ['Decide on activation', '审批版本启用'],
    '/devopsRelease/rollback': ['Roll back version', '回滚版本'],
    '/devopsRelease/drain': ['End canary', '结束灰度'],
    '/devopsRelease/withdraw': ['Withdraw version', '撤下版本'],
    '/devopsGrant/save': ['Save remote permissions', '保存远程应用权限'],
    '/devRemote/begin': ['Run remote from source', '运行开发中的远程应用'],
    '/devRemote/end': ['Stop running remote from source', '停止运行开发中的远程应用'],
    '/guard/doubt': ['Flag failing version for review', '将出错版本交由人工处理'],
    '/guard/withdraw': ['Roll back failing version', '回滚出错版本'],
  },
  objects: {
    devRemote: ['Remote from source', '开发中的远程应用'],
    devopsModule: ['Remote', '远程应用'],
    release: ['Release', '发布单'],
    releaseRequest: ['Activation request', '启用申请'],
    remoteVersion: ['Remote version', '远程应用版本'],
    role: ['Role', '角色'],
    secondPersonWaiver: ['Second approver waiver', '免除双人审批申请'],
  },
  notifications: {
    RELEASE_WITHDRAWN: { label: ['Version rolled back automatically', '版本已自动回滚'], tone: 'bad' },
    // The version fails for several users; an administrator has to decide whether to roll it back.
    RELEASE_DOUBTED: {
      label: ['Version failing for several users', '有版本在多位用户处出错，请处理'],
      tone: 'bad',
    },
  },
} as const satisfies Area;
