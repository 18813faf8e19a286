import { templateFacts, type TemplateVariable } from '@console/contracts/email-templates';
import type { LetterCode } from '@console/contracts/send-records';
import { useLanguage } from '@console/screens';
import { Surface } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

/** Variables of a template, with the required ones marked. */
export function TemplateVariables({ code }: { code: LetterCode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const columns: Column<TemplateVariable>[] = [
    { key: 'name', title: t('emailTemplate.variable'), width: 136, render: ({ name }) => `{{${name}}}` },
    { key: 'type', title: t('emailTemplate.type'), width: 112, render: ({ type }) => t(`emailTemplate.type.${type}`) },
    {
      key: 'isRequired',
      title: t('emailTemplate.required'),
      width: 96,
      render: ({ isRequired }) => t(isRequired ? 'emailTemplate.yes' : 'emailTemplate.no'),
    },
    { key: 'sample', title: t('emailTemplate.sample'), render: ({ sample }) => sample[language] },
  ];
  return (
    <Surface flush title={t('emailTemplate.variables')}>
      <DataTable
        label={t('emailTemplate.variables')}
        columns={columns}
        rows={[...templateFacts[code].variables]}
        rowKey={({ name }) => name}
      />
    </Surface>
  );
}
