import type { OutputOf } from '@console/contracts';
import { type ApiKeyDetail, createApiKey, type listApiKeyScopes } from '@console/contracts/merchants';
import { CallFailed, type Query, rareFieldsOf, useLocalText } from '@console/screens';
import { Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { scopeNodesOf } from './api-key-scopes.rules';

const rare = rareFieldsOf(createApiKey.input, 'apiKey');

interface ScopesFieldProps {
  /** Scopes that the signed-in user can grant. */
  offered: Query<OutputOf<typeof listApiKeyScopes>>;
  held: ApiKeyDetail['scopeList'];
}

/** Scopes by area, with a search; the box of an area selects all of its scopes. */
export function ScopesField({ offered: { result, reload }, held }: ScopesFieldProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  if (result.at === 'failed')
    return <CallFailed title={t('apiKey.form.scopesFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={6} />;
  const reading = {
    textOf,
    areaName: (area: string) => t(`apiKey.area.${area}`, { defaultValue: area }),
    highRisk: t('apiKey.form.highRisk'),
    noEffect: t('apiKey.noEffect'),
  };
  return (
    <rare.Tree name="scopes" nodes={scopeNodesOf(result.data.list, held, reading)} hint={t('apiKey.form.scopesHint')} />
  );
}
