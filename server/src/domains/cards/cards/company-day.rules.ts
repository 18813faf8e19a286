import type { Context } from '../../../platform/context';
import { dayIn } from './card.rules';

/** The calendar day of the actor's company: validity and expiry are counted in it, wherever the user sits. */
export const companyDay = ({ actor, now }: Pick<Context, 'actor' | 'now'>): string => dayIn(actor.companyTimezone, now);
