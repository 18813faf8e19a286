import { pageHref } from '@console/screens';

export const accountListHref = pageHref('email-account');
export const accountCreateHref = pageHref('email-account-save');
export const accountSaveHref = (id: string) => pageHref('email-account-save', { id });
export const accountConnectHref = (id: string) => pageHref('email-account-save-settinginfo', { id });
export const accountViewHref = (id: string) => pageHref('email-account-view', { id });
