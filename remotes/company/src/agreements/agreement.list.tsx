import {
  countAgreementExport,
  countAgreements,
  createAgreement,
  exportAgreements,
  listAgreements,
} from '@console/contracts/company';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { agreementActions } from './agreement-actions';
import { agreementFilters, useAgreementColumns } from './agreement-columns';
import { createHref, versionHref } from './agreement-pages';

const options = { filters: agreementFilters.kinds, sort: { key: 'updatedAt', dir: 'desc' } } as const;

export default function AgreementList() {
  const { navigate } = useShell();
  return (
    <ListPage
      ns="agreement"
      list={useList(listAgreements, options)}
      columns={useAgreementColumns()}
      filters={agreementFilters.useFilters()}
      tabs="status"
      counts={countAgreements}
      create={{ permission: createAgreement.permission, href: createHref }}
      exporting={{ count: countAgreementExport, start: exportAgreements }}
      actions={agreementActions}
      onOpen={({ id }) => navigate(versionHref(id))}
    />
  );
}
