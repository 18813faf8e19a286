import { pageHref } from '@console/screens';

export const listHref = pageHref('devops-module-list');
export const moduleHref = (code: string): string => pageHref('devops-module-management', { id: code });
export const describeHref = (code?: string): string => pageHref('devops-module-save', code ? { id: code } : {});
