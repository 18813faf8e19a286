import './platform/messages';
import { text } from './text';

/** A web address with https and without a user name, or empty. */
export const website = () =>
  text(200).refine((typed) => typed === '' || isWebsite(typed), { params: { code: 'WEBSITE' } });

const isWebsite = (typed: string): boolean =>
  URL.canParse(typed) && /^https:\/\/[^/]+\.[^/]+/i.test(typed) && new URL(typed).username === '';
