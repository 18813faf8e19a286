import type { SendRecordDetail } from '@console/contracts/send-records';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { CopyText, Facts, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { pageOfObject } from '../common/object-pages';
import { sendRecordDicts } from './send-record-columns';
import { sendRecordHref } from './send-record-pages';

export function SendRecordFacts({ record }: { record: SendRecordDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { navigate } = useShell();
  const { label } = useDicts(sendRecordDicts);
  const { template, templateVersion, language, about, resentOf, resentAs } = record;
  const linkTo = (id: string) => (
    <TextLink key={id} href={sendRecordHref(id)} onNavigate={navigate}>
      {id.slice(-8)}
    </TextLink>
  );
  return (
    <Surface title={t('sendRecord.facts')}>
      <Facts
        items={[
          { label: t('sendRecord.template'), value: template === '' ? '–' : label('mail_template', template) },
          {
            label: t('sendRecord.templateVersion'),
            value: templateVersion === null ? t('sendRecord.builtIn') : String(templateVersion),
          },
          { label: t('sendRecord.language'), value: language ? t(`sendRecord.language.${language}`) : '–' },
          { label: t('sendRecord.createdAt'), value: formatDateTime(record.createdAt, zone) },
          { label: t('sendRecord.sentAt'), value: record.sentAt ? formatDateTime(record.sentAt, zone) : '–' },
          { label: t('sendRecord.about'), value: about ? <About {...about} /> : '–' },
          ...(resentOf === null ? [] : [{ label: t('sendRecord.resentOf'), value: linkTo(resentOf) }]),
          ...(resentAs.length === 0 ? [] : [{ label: t('sendRecord.resentAs'), value: <>{resentAs.map(linkTo)}</> }]),
          { label: t('sendRecord.id'), value: <CopyText text={record.id} /> },
        ]}
      />
    </Surface>
  );
}

/** Subject record of an e-mail, with a link to its page if it has one. */
function About(about: NonNullable<SendRecordDetail['about']>) {
  const { navigate } = useShell();
  const { label } = useDicts(['audit_object']);
  const page = pageOfObject(about);
  const maySee = useCan(page?.permission ?? 'admin.audit.view');
  return (
    <span>
      {page && maySee ? (
        <TextLink href={page.href(about)} onNavigate={navigate}>
          {about.objectLabel}
        </TextLink>
      ) : (
        <span>{about.objectLabel}</span>
      )}
      <span>{` · ${label('audit_object', about.objectType)}`}</span>
    </span>
  );
}
