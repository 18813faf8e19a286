import type { Actor } from '../context';
import { audiencesOf, type By, type Unread } from './audience.rules';
import { type Column, json, text } from '../db/column';
import { sql, type SQL } from '../db/sql';

/** Type of the column that `writtenBy` and `actionBy` return. */
export const by = json<By>();

const { types, isNullable, values } = text;
/** A text with restricted readers. */
export const unread: Column<Unread, string> = { types, isNullable, values };

/**
 * Returns the actor as a column of the type `By`: the user with this id, or else the machine with this name. An unknown
 * actor counts as platform staff.
 */
export const writtenBy = (user: SQL, id: SQL): SQL =>
  sql`json_build_object('name', coalesce(${user}.nickname, ${id}), 'writer',
    coalesce(${user}.account_type, case when ${id} is null then 'WHITELABEL' else 'MACHINE' end))`;

/**
 * Returns the actor of a card's state change as a column of the type `By`, with the name at that time. An unknown user of
 * the console counts as platform staff.
 */
export const actionBy = (event: SQL, user: SQL): SQL =>
  sql`json_build_object('name', ${event}.actor, 'writer', case when ${event}.by = 'RISK' then 'RISK'
    else coalesce(${user}.account_type, case when ${event}.by in ('SYSTEM', 'CHANNEL') then 'MACHINE' else 'WHITELABEL' end) end)`;

/** Condition for the notes that a user may read: notes for the user's side and the user's own. */
export const notesReadBy = (actor: Actor, notes: SQL): SQL =>
  sql`(${notes}.audience = any(${[...audiencesOf(actor)]}) or ${notes}.author_id = ${actor.userId})`;
