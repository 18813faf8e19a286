import type { DemoLogin } from '@console/demo/ids';
import type { TestApp } from './test-app';

/**
 * Gives the roles of a demo user exactly these permissions, without the rules and reviews for changes of roles, and signs
 * the user in. Other users of the same roles have them too.
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
