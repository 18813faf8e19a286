import type { Role, RoleFilter } from '@console/contracts/roles';
import { datasetOf, forActor, type ExportQuery } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { refuseParts } from '../../../platform/http/whole-company';
import { roleListing, toRole } from './role.query';

// The contract has already parsed filter and order with the schemas of the list.
const filterOf = ({ filter }: ExportQuery) => filter as RoleFilter | undefined;

const column = fileColumns<Role>();

export const roleExport = datasetOf({
  name: 'roles',
  listing: ({ keyword, ...query }, context) => {
    refuseParts(context.actor);
    return roleListing({ filter: filterOf(query), keyword }, context);
  },
  shown: forActor(toRole),
  columns: [
    column.name('name', titles.name),
    column.flag('isOwnMade', ['Custom', '自定义'], { seenIn: 'name', of: ({ isSystem }) => !isSystem }),
    column.name('description', ['Description', '说明'], { width: 48 }),
    column.code('accountType', ['Type', '类型'], 'account_type'),
    column.flag('allMerchants', ['All merchants', '全部商户'], {
      seenIn: 'merchants',
      width: 16,
      of: ({ allMerchantAccess }) => allMerchantAccess,
    }),
    column.count('users', ['Users', '用户']),
    column.count('permissions', ['Permissions', '权限'], { width: 12 }),
    column.code('status', titles.status, 'role_status'),
    column.time('updatedAt', titles.updatedAt),
    column.text('updatedBy', titles.updatedBy, { seenIn: 'updatedAt' }),
    column.text('id', titles.id, { seenIn: 'name', width: 34 }),
  ],
});
