import type { OutputOf } from '@console/contracts';
import type { readUploadLimits } from '@console/contracts/files';
import type { Db } from '../context';
import { int } from '../db/column';
import { sql } from '../db/sql';
import { uploadFiles, uploadSize } from '../reference/parameter.data';
import { findNumber, numberSql } from '../reference/parameter.query';

/** Returns the maximum number of files in a field and the maximum size of a file. */
export async function findUploadLimits(db: Db): Promise<OutputOf<typeof readUploadLimits>> {
  const { rows } = await db.execute(
    sql`select ${numberSql(uploadFiles)} as "filesMax", ${numberSql(uploadSize)} as "bytesMax"`,
    { filesMax: int, bytesMax: int },
  );
  return rows[0] ?? { filesMax: Number(uploadFiles.value), bytesMax: Number(uploadSize.value) };
}

/** Returns the maximum size of a file. */
export const findBytesMax = (db: Db): Promise<number> => findNumber(db, uploadSize);
