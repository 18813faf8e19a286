import type { Language } from '@console/contracts';
import type { Db } from '../context';
import { pictureAddressOrNull } from '../files/picture-address';
import { nullable, pick, text } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

/** Stored values of a profile. */
export interface StoredProfile {
  loginName: string;
  email: string;
  nickname: string;
  language: Language;
  timezone: string;
  landingPage: string;
  picture: string | null;
  passwordChangedAt: string;
  version: number;
}

const user = tables.app_user;
const profileRow = {
  ...pick(user, 'nickname', 'language', 'timezone', 'version'),
  loginName: user.login_name,
  email: text,
  landingPage: user.landing_page,
  pictureKey: nullable(text),
  passwordChangedAt: user.password_changed_at,
};

export const findProfile = (db: Db, userId: string): Promise<StoredProfile> => select(db, sql`id = ${userId}`);

export const lockProfile = (db: Db, userId: string): Promise<StoredProfile> =>
  select(db, sql`id = ${userId} for update`);

async function select(db: Db, where: SQL): Promise<StoredProfile> {
  const { rows } = await db.execute(
    sql`
      select login_name as "loginName", coalesce(email, '') as email, nickname, language, timezone,
        landing_page as "landingPage", (select picture_key from file_object f where f.id = picture_file_id) as "pictureKey",
        password_changed_at as "passwordChangedAt", version
      from app_user where ${where}`,
    profileRow,
  );
  const [row] = rows;
  if (!row) throw new Error('The user of the session was not found');
  const { pictureKey, ...stored } = row;
  return {
    ...stored,
    picture: pictureAddressOrNull(pictureKey),
    passwordChangedAt: new Date(row.passwordChangedAt).toISOString(),
  };
}
