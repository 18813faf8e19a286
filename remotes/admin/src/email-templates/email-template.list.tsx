import { type EmailTemplate, listEmailTemplates } from '@console/contracts/email-templates';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { templateFilters, useTemplateColumns } from './email-template-columns';
import { templateViewHref } from './email-template-pages';

const options = { filters: templateFilters.kinds, sort: { key: 'id', dir: 'asc' } } as const;

/** E-mail templates, with the origin of the text that is sent. */
export default function EmailTemplateList() {
  const { navigate } = useShell();
  const list = useList(listEmailTemplates, options);
  const open = useCallback(({ id }: EmailTemplate) => navigate(templateViewHref(id)), [navigate]);
  return (
    <ListPage
      ns="emailTemplate"
      list={list}
      columns={useTemplateColumns()}
      filters={templateFilters.useFilters()}
      tabs="category"
      onOpen={open}
    />
  );
}
