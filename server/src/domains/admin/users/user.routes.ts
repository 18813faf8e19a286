import { codes } from '@console/contracts';
import {
  changeUserStatus,
  countUserExport,
  countUsers,
  endUserSessions,
  exportUsers,
  inviteUser,
  listUserChoices,
  listUserPages,
  listUsers,
  listUserSessions,
  mailUserPassword,
  readUser,
  readUserHistory,
  resendInvitation,
  resetUserFactor,
  saveUser,
  showUser,
  unlockUser,
  withdrawInvitation,
} from '@console/contracts/users';
import { findRecordHistory } from '../../../platform/audit/record-history.query';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { refuseHidden } from '../../../platform/http/masking';
import { mount } from '../../../platform/http/mount';
import { findOwnSessions } from '../../../platform/profile/own-session.query';
import { refuseParts } from '../../../platform/http/whole-company';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { Refusal } from '../../../platform/refusal';
import { inviteUserTo, resendInvitationTo, withdrawInvitationOf } from './invite-user.actions';
import { findGivenRoles, findUserChannels } from './role-choice.query';
import { saveUserOf } from './save-user.actions';
import { accountTypesOf } from './user.rules';
import { userExport } from './user.export';
import { countUserStatuses, findUser, findUserDetail, findUsers, meetingOf } from './user.query';
import { findStartPages } from './user-pages.query';
import { refusalReason } from './user-row.query';
import { changeStatusOf, endSessionsOfUser, mailPasswordOf, resetFactorOf, unlockUserOf } from './user-account.actions';

export function userRoutes(app: App): void {
  mount(app, listUsers, (query, context) => findUsers(context, query));
  mount(app, countUsers, (query, context) => countUserStatuses(context, query));
  mountExport(app, { count: countUserExport, start: exportUsers, type: 'USER_EXPORT', dataset: userExport });
  mount(app, readUser, ({ id }, context) => findUserDetail(context, id));
  mount(app, showUser, async ({ id }, context) => {
    refuseHidden(context.actor, ['HOLDER_CONTACT']);
    const { login_name: objectLabel, email, area_code: areaCode, mobile } = await findUser(context, id);
    await context.audit({ objectType: 'user', objectId: id, objectLabel, reason: 'HOLDER_CONTACT' });
    return { email, areaCode, mobile };
  });
  mount(app, listUserChoices, async (_input, context) => ({
    accountTypes: accountTypesOf(context.actor),
    roles: (await findGivenRoles(context)).map(({ id, name, accountType, hasAllMerchants, canGive }) => ({
      id,
      name,
      accountType,
      hasAllMerchants,
      canGive,
    })),
    channels: await findUserChannels(context),
    hiddenGroups: [...context.actor.hiddenGroups],
    seesHistory: seesWhole(context.actor),
  }));
  mount(app, readUserHistory, async ({ id }, context) => {
    refuseParts(context.actor);
    await findUser(context, id);
    return findRecordHistory(context, { objectType: 'user', id });
  });
  mount(app, listUserPages, async ({ roleIds }, context) => ({
    list: await findStartPages({ roles: await findGivenRoles(context), roleIds }, context, app),
  }));
  mount(app, saveUser, (change, context) => saveUserOf(change, context, app));
  mount(app, inviteUser, (draft, context) => inviteUserTo(draft, context));
  mount(app, resendInvitation, (target, context) => resendInvitationTo(target, context));
  mount(app, withdrawInvitation, (target, context) => withdrawInvitationOf(target, context));
  mount(app, changeUserStatus, (change, context) => changeStatusOf(change, context));
  mount(app, unlockUser, (target, context) => unlockUserOf(target, context));
  mount(app, mailUserPassword, (target, context) => mailPasswordOf(target, context));
  mount(app, resetUserFactor, (target, context) => resetFactorOf(target, context));
  mount(app, listUserSessions, async ({ id }, context) => {
    const reason = refusalReason(await findUser(context, id), await meetingOf(context));
    if (reason !== null) throw new Refusal(codes.noPermission, { data: { reason } });
    const open = await findOwnSessions(context.db, { userId: id, sessionId: '', now: context.now });
    return { list: open.map(({ isCurrent: _isCurrent, ...session }) => session) };
  });
  mount(app, endUserSessions, (input, context) => endSessionsOfUser(input, context));
}
