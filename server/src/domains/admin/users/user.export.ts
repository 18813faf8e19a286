import type { User, UserFilter } from '@console/contracts/users';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { userListing } from './user.query';
import { toUser } from './user-row.query';

// The contract has already parsed filter and order with the schemas of the list.
const filterOf = ({ filter }: ExportQuery) => filter as UserFilter | undefined;

const column = fileColumns<User>();

export const userExport = datasetOf({
  name: 'users',
  listing: ({ keyword, sort, ...query }, context) => userListing({ filter: filterOf(query), keyword, sort }, context),
  shown: ({ actor }) => {
    // Allowed actions are not exported.
    const holding = { actor, held: new Set<string>(), restriction: null };
    return (row) => toUser({ ...row, isFailing: false }, holding);
  },
  columns: [
    column.text('loginName', ['Login name', '登录名']),
    column.text('nickname', ['Name', '姓名'], { seenIn: 'loginName' }),
    column.text('email', ['E-mail', '邮箱'], { of: ({ email }) => email.masked }),
    column.text('mobile', ['Mobile', '手机号'], { seenIn: 'email', of: ({ mobile }) => mobile.masked }),
    column.own('roles', ['Roles', '角色'], {
      width: 32,
      cell: ({ roles }, _labels, language) => roles.map(({ name }) => name[language]).join(', ') || null,
    }),
    column.code('accountType', ['Account type', '账号类型'], 'account_type'),
    column.flag('allMerchants', ['All merchants', '全部商户'], {
      seenIn: 'merchants',
      width: 16,
      of: ({ hasAllMerchants }) => hasAllMerchants,
    }),
    column.own('merchants', ['Merchants', '商户'], {
      width: 32,
      cell: ({ merchants }, _labels, language) => merchants.map(({ name }) => name[language]).join(', ') || null,
    }),
    column.code('status', titles.status, 'user_status'),
    column.flag('hasSecondFactor', ['Two-factor authentication', '两步验证'], { width: 26 }),
    column.time('lastLoginAt', ['Last sign-in', '上次登录']),
    column.time('invitedUntil', ['Invitation valid until', '邀请有效期至'], { seenIn: 'status' }),
    column.text('id', titles.id, { seenIn: 'loginName', width: 34 }),
  ],
});
