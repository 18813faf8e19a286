import { dayIn } from '@console/contracts';
import type { Context } from '../context';

/** The calendar day of the actor's company: validity and expiry are counted in it, wherever the user sits. */
export const companyDay = ({ actor, now }: Pick<Context, 'actor' | 'now'>): string => dayIn(actor.companyTimezone, now);
