import type { Db } from '../../platform/context';
import { json } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import type { ShellBuild } from '../release/builds';

/** Hash and length of each file of a build, by its path. */
export type ShellFileList = ShellBuild['files'];

interface Started {
  digest: string;
  files: ShellFileList;
  startedAt: string;
}

/** Records that a process was started with a build of the shell. */
export async function noteShellBuild(db: Db, { digest, files, startedAt }: Started): Promise<void> {
  await db.execute(sql`
    insert into shell_build (digest, files, started_at) values (${digest}, ${JSON.stringify(files)}::jsonb, ${startedAt})
    on conflict (digest) do update set started_at = excluded.started_at`);
}

/** Removes all builds except for those with the latest starts. The sweep of the store removes their files. */
export async function removeOldShellBuilds(db: Db, most: number): Promise<void> {
  await db.execute(sql`
    delete from shell_build where digest not in (
      select digest from shell_build order by started_at desc, digest limit ${most})`);
}

/** Returns the file lists of the recorded builds, those with the latest start first. */
export async function findShellFileLists(db: Db): Promise<ShellFileList[]> {
  const { rows } = await db.execute(sql`select files from shell_build order by started_at desc, digest`, {
    files: json<ShellFileList>(),
  });
  return rows.map(({ files }) => files);
}
