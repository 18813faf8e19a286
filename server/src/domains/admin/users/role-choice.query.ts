import type { I18nText } from '@console/contracts';
import { moduleGrants, type ModuleGrantLine } from '@console/contracts/releases';
import type { UserAccountType, UserChoices } from '@console/contracts/users';
import { withButtons } from '../../../releases/release/module-grant.rules';
import { findGrantsOf } from '../../../releases/release/module-grant.store';
import type { Context } from '../../../platform/context';
import { bool, json, pick, texts } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { all } from '../../../platform/listing/filters';
import { within } from '../../../platform/reach/reach.query';
import { inNameOrder } from '../../../platform/listing/name-order';
import { accountTypesOf, holdsRole } from './user.rules';

type Reader = Pick<Context, 'db' | 'actor'>;

const row = {
  ...pick(tables.role, 'id', 'account_type'),
  name: i18nText,
  all_merchants: bool,
  is_active: bool,
  buttons: texts,
  grants: json<{ module: string; grants: string[] }[]>(),
};

/** A role with its permissions, and whether the actor can grant it. */
export interface StoredRole {
  id: string;
  name: I18nText;
  accountType: UserAccountType;
  hasAllMerchants: boolean;
  isActive: boolean;
  /**
   * Buttons of the role that the actor lacks. Other buttons are omitted, because every user list reads all roles, and a
   * company can have many.
   */
  buttons: string[];
  /** The actor holds all permissions of the role. */
  isHeld: boolean;
  canGive: boolean;
}

/**
 * Returns the roles that users within the actor's data scope can have. `ids` restricts them, because comparing the
 * buttons of all roles is slow in a large company.
 */
export async function findGivenRoles({ db, actor }: Reader, ids?: readonly string[]): Promise<StoredRole[]> {
  const own = withButtons(await findGrantsOf(db, actor), actor.permissions);
  const { rows } = await db.execute(
    sql`
      select r.id, r.account_type, r.name, r.all_merchant_access as all_merchants, r.status = 'ACTIVE' as is_active,
        array(select button_code from held_button b where b.role_id = r.id
          and b.button_code not in (select unnest(${[...actor.permissions]}::text[]))) as buttons,
        coalesce((select json_agg(json_build_object('module', g.module, 'grants', g.grants))
          from role_devops_module g where g.role_id = r.id), '[]') as grants
      from role r
      where r.deleted_at is null and r.account_type = any(${accountTypesOf(actor)}) and ${all([
        ...withinRoles(actor),
        ...(ids ? [sql`r.id = any(${[...ids]})`] : []),
      ])}
      order by ${inNameOrder(sql`r.name->>'en_US'`)}, r.id`,
    row,
  );
  return rows.map(({ account_type: accountType, all_merchants: hasAllMerchants, is_active: isActive, ...role }) => {
    const content = { accountType, hasAllMerchants, buttons: role.buttons, grants: role.grants.map(toLine) };
    const { id, name, buttons } = role;
    const isHeld = holdsRole({ actor, grants: own }, content);
    return { id, name, accountType, hasAllMerchants, isActive, buttons, isHeld, canGive: isActive && isHeld };
  });
}

const toLine = ({ module, grants }: { module: string; grants: string[] }): ModuleGrantLine => ({
  module,
  grants: moduleGrants.filter((grant) => grants.includes(grant)),
});

/** Data scope of roles: the company. The account types limit which of them an actor can see. */
const withinRoles = (actor: Reader['actor']) =>
  within(actor, { company: sql`r.company_id`, merchant: 'all', channel: 'all', membership: 'none' });

const channelRow = { id: tables.channel.id, name: i18nText };

/** Channels within the actor's data scope that users can be assigned to. */
export async function findUserChannels({ db, actor }: Reader): Promise<UserChoices['channels']> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.name from channel c join channel_binding b on b.channel_id = c.id and b.status = 'BOUND'
      where c.deleted_at is null and ${all(
        within(actor, {
          company: sql`b.company_id`,
          merchant: 'none',
          channel: sql`c.id`,
          membership: 'none',
        }),
      )}
      order by ${inNameOrder(sql`c.name->>'en_US'`)}, c.id`,
    channelRow,
  );
  return rows;
}
