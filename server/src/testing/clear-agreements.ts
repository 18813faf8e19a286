import type { TestApp } from './test-app';

/** Deletes all agreements and acceptances, bypassing the triggers that protect them. */
export async function clearAgreements({ database }: TestApp): Promise<void> {
  await database.pool.query(`
    begin;
    alter table agreement disable trigger user;
    alter table agreement_acceptance disable trigger user;
    delete from agreement_acceptance;
    delete from agreement;
    alter table agreement enable trigger user;
    alter table agreement_acceptance enable trigger user;
    commit`);
}
