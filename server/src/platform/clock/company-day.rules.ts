import { dayIn } from '@console/contracts';
import type { Context } from '../context';

/** Returns the calendar day in the company's time zone, in which validity and expiry are counted for all users. */
export const companyDay = ({ actor, now }: Pick<Context, 'actor' | 'now'>): string => dayIn(actor.companyTimezone, now);
