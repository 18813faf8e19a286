import { listAudiences } from '@console/contracts/devops';
import { audience as audienceSchema, type Audience } from '@console/contracts/release';
import { useLocalText, useRecord } from '@console/screens';
import { Field, MultiSelect, Radio } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PercentFields } from './percent-fields';

type Kind = Audience['to'];
const kinds: Kind[] = ['everyone', 'percent', 'users', 'roles', 'companies'];

/** Who gets it: everyone, a share, or some by name. Null while it is nobody yet. */
export function AudienceFields({ onChange }: { onChange: (audience: Audience | null) => void }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>('percent');
  const [typed, setTyped] = useState('10');
  const [ids, setIds] = useState<Record<string, string[]>>({});
  const options = useAudienceOptions();
  const tell = (to: Kind, percent: string, chosen: string[] = []) => {
    // Empty is not a share of nobody.
    const value =
      to === 'percent' ? { to, percent: percent.trim() === '' ? Number.NaN : Number(percent) } : { to, ids: chosen };
    const parsed = audienceSchema.safeParse(to === 'everyone' ? { to } : value);
    onChange(parsed.success ? parsed.data : null);
  };
  const choose = (to: Kind) => {
    setKind(to);
    tell(to, typed, ids[to]);
  };
  const type = (percent: string) => {
    setTyped(percent);
    tell(kind, percent);
  };
  const pick = (chosen: string[]) => {
    setIds({ ...ids, [kind]: chosen });
    tell(kind, typed, chosen);
  };
  return (
    <>
      <Field label={t('audience.label')} group width="full">
        <Radio
          value={kind}
          onChange={choose}
          options={kinds.map((value) => ({ value, label: t(`audience.kind.${value}`) }))}
        />
      </Field>
      {kind === 'percent' && <PercentFields value={typed} onChange={type} />}
      {kind !== 'percent' && kind !== 'everyone' && (
        <Field key={kind} label={t(`audience.kind.${kind}`)} required width="full">
          <MultiSelect options={options[kind]} value={ids[kind] ?? []} onChange={pick} />
        </Field>
      )}
    </>
  );
}

function useAudienceOptions() {
  const textOf = useLocalText();
  const { users = [], roles = [], companies = [] } = useRecord(listAudiences, {}).answer.data ?? {};
  return {
    users: users.map(({ id, name, loginName }) => ({ value: id, label: name, description: loginName })),
    roles: roles.map(({ id, name }) => ({ value: id, label: textOf(name) })),
    companies: companies.map(({ id, name }) => ({ value: id, label: textOf(name) })),
  };
}
