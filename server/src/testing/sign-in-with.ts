import type { DemoLogin } from '@console/demo/ids';
import type { TestApp } from './test-app';

/**
 * Sets the permissions of a demo user's roles, bypassing the rules and reviews for role changes, and signs the user in.
 * It affects all users of these roles.
 */
export async function signInWith(
  { database, signIn }: TestApp,
  login: DemoLogin,
  permissions: readonly string[],
): Promise<Record<string, string>> {
  await database.pool.query(
    `with roles as (select r.company_id, r.role_id from user_role r join app_user u on u.id = r.user_id where u.login_name = $1),
      gone as (delete from role_button where role_id in (select role_id from roles) and button_code <> all($2))
     insert into role_button (company_id, role_id, button_code)
     select company_id, role_id, code from roles, unnest($2::text[]) code on conflict do nothing`,
    [login, permissions],
  );
  return signIn(login);
}
