import {
  type AgreementDetail,
  type AgreementVersion,
  listAgreementVersions,
  readAgreement,
} from '@console/contracts/company';
import { compareParagraphs } from '@console/contracts/rich-text';
import { CallFailed, useDicts, useRecord } from '@console/screens';
import { Skeleton, Surface } from '@console/ui';
import { Difference } from '@console/ui/difference';
import { Field, Select } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './agreement.module.css';

/**
 * Compares two versions of a type by title and paragraph. By default the page's version is compared with the previous
 * one, and the first version with the next one.
 */
export function AgreementComparison({ record }: { record: AgreementDetail }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listAgreementVersions, { id: record.id });
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('agreement.versionsFailed')} failure={result.failure} onRetry={() => reload()} />;
  return (
    <Surface title={t('agreement.comparison')}>
      {!result.data && <Skeleton rows={3} />}
      {result.data && result.data.list.length < 2 && <p className={classes.empty}>{t('agreement.onlyVersion')}</p>}
      {result.data && result.data.list.length > 1 && (
        <Chosen key={record.id} record={record} versions={result.data.list} />
      )}
    </Surface>
  );
}

function Chosen({ record, versions }: { record: AgreementDetail; versions: AgreementVersion[] }) {
  const { t } = useTranslation();
  const { label } = useDicts(['agreement_status']);
  const previous = versions.find(({ versionNo }) => versionNo < record.versionNo);
  const next = versions.findLast(({ versionNo }) => versionNo > record.versionNo);
  const [pair, setPair] = useState({
    before: previous?.id ?? record.id,
    after: previous ? record.id : (next?.id ?? record.id),
  });
  const options = versions.map(({ id, versionNo, status }) => ({
    value: id,
    label: t('agreement.versionOption', { no: versionNo, status: label('agreement_status', status) }),
  }));
  const choose = (side: 'before' | 'after') => (id: string | undefined) => id && setPair({ ...pair, [side]: id });
  return (
    <>
      <div className={classes.choices}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={classes.choice}>
            <Field required label={t(`agreement.${side}`)}>
              <Select options={options} value={pair[side]} onChange={choose(side)} />
            </Field>
          </div>
        ))}
      </div>
      <Compared {...pair} />
    </>
  );
}

function Compared({ before: beforeId, after: afterId }: { before: string; after: string }) {
  const { t } = useTranslation();
  const before = useRecord(readAgreement, { id: beforeId });
  const after = useRecord(readAgreement, { id: afterId });
  for (const { result, reload } of [before, after])
    if (result.at === 'failed' && !result.data)
      return <CallFailed title={t('agreement.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!before.result.data || !after.result.data) return <Skeleton rows={4} />;
  const texts = comparedTexts(before.result.data, after.result.data);
  const name = (field: string) => {
    const [text = '', paragraph] = field.split('.');
    return paragraph === undefined
      ? t(`agreement.${text}`)
      : t('agreement.paragraph', { text: t(`agreement.${text}`), no: paragraph });
  };
  const title = ({ versionNo }: AgreementDetail) => t('agreement.versionTitle', { no: versionNo });
  return (
    <Difference
      {...texts}
      titles={{ before: title(before.result.data), after: title(after.result.data) }}
      nameOf={name}
    />
  );
}

function comparedTexts(before: AgreementDetail, after: AgreementDetail) {
  const [english, chinese] = [
    compareParagraphs(before.body.en_US, after.body.en_US),
    compareParagraphs(before.body.zh_CN, after.body.zh_CN),
  ];
  const sideOf = ({ title }: AgreementDetail, side: 'before' | 'after') => ({
    titleEn: title.en_US,
    titleZh: title.zh_CN,
    bodyEn: english[side],
    bodyZh: chinese[side],
  });
  return { before: sideOf(before, 'before'), after: sideOf(after, 'after') };
}
