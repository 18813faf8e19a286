import { type AudienceChoice, audienceKinds, listAudiences } from '@console/contracts/releases';
import { useLocalText, useRecord } from '@console/screens';
import { Field, MultiSelect, Radio } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { PercentFields } from './percent-fields';

interface AudienceFieldsProps {
  choice: AudienceChoice;
  onChange: (choice: AudienceChoice) => void;
}

/** Audience of a version: everyone, a share of users, or selected users, roles or companies. */
export function AudienceFields({ choice, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation();
  const options = useAudienceOptions();
  const { kind, percent, ids } = choice;
  return (
    <>
      <Field label={t('audience.label')} group width="full">
        <Radio
          value={kind}
          onChange={(next) => onChange({ ...choice, kind: next })}
          options={audienceKinds.map((value) => ({ value, label: t(`audience.kind.${value}`) }))}
        />
      </Field>
      {kind === 'percent' && (
        <PercentFields value={percent} onChange={(typed) => onChange({ ...choice, percent: typed })} />
      )}
      {kind !== 'percent' && kind !== 'everyone' && (
        <Field key={kind} label={t(`audience.kind.${kind}`)} required width="full">
          <MultiSelect
            options={options[kind]}
            value={ids[kind] ?? []}
            onChange={(chosen) => onChange({ ...choice, ids: { ...ids, [kind]: chosen } })}
          />
        </Field>
      )}
    </>
  );
}

function useAudienceOptions() {
  const textOf = useLocalText();
  const { users = [], roles = [], companies = [] } = useRecord(listAudiences, {}).result.data ?? {};
  return {
    users: users.map(({ id, name, loginName }) => ({ value: id, label: name, description: loginName })),
    roles: roles.map(({ id, name }) => ({ value: id, label: textOf(name) })),
    companies: companies.map(({ id, name }) => ({ value: id, label: textOf(name) })),
  };
}
