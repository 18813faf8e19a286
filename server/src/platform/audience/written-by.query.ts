import type { Actor } from '../context';
import { audiencesOf, type By, type Unread } from './audience.rules';
import { type Column, json, text } from '../db/column';
import { sql, type SQL } from '../db/sql';

/** The column that `writtenBy` and `actionBy` make. */
export const by = json<By>();

const { types, isNullable, values } = text;
/** A text that is not for everybody. */
export const unread: Column<Unread, string> = { types, isNullable, values };

/**
 * Who did something, as a column of the type `By`: the user `user` where there is one of that id, else the machine that
 * is called so. Where it is not known it was one of the platform's people.
 */
export const writtenBy = (user: SQL, id: SQL): SQL =>
  sql`json_build_object('name', coalesce(${user}.nickname, ${id}), 'writer',
    coalesce(${user}.account_type, case when ${id} is null then 'WHITELABEL' else 'MACHINE' end))`;

/**
 * Who changed the state of a card, of an event with its user, as a column of the type `By`: named as they were called
 * then. Who did it by the console without being a user that is known is one of the platform's people.
 */
export const actionBy = (event: SQL, user: SQL): SQL =>
  sql`json_build_object('name', ${event}.actor, 'writer', case when ${event}.by = 'RISK' then 'RISK'
    else coalesce(${user}.account_type, case when ${event}.by in ('SYSTEM', 'CHANNEL') then 'MACHINE' else 'WHITELABEL' end) end)`;

/** Notes of the table `notes` that somebody reads: those for them, and their own. */
export const notesReadBy = (actor: Actor, notes: SQL): SQL =>
  sql`(${notes}.audience = any(${[...audiencesOf(actor)]}) or ${notes}.author_id = ${actor.userId})`;
