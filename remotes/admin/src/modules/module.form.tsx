import {
  devopsModule,
  devopsModuleDraft,
  readDevopsModule,
  saveDevopsModule,
  type DevopsModule,
} from '@console/contracts/releases';
import { useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import {
  BothVersions,
  CallFailed,
  ChangeRefused,
  usePageForm,
  useRecord,
  useSaveKey,
  useVersionedOperation,
} from '@console/screens';
import { PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModuleFields } from './module-fields';
import { listHref, moduleHref } from '../common/module-pages';

/** Registers a remote before its first version, or edits a registered remote. */
export default function ModuleForm() {
  const code = useSearchParams()[0].get('id');
  return code ? <Stored key={code} code={code} /> : <DescribeForm module={null} />;
}

function Stored({ code }: { code: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readDevopsModule, { code });
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('module.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data)
    return (
      <PageBody>
        <Skeleton rows={6} />
      </PageBody>
    );
  return <DescribeForm module={result.data.module} />;
}

const startOf = (module: DevopsModule | null) =>
  module
    ? {
        code: module.code,
        nameEn: module.name.en_US,
        nameZh: module.name.zh_CN,
        description: module.description,
        contact: module.contact,
        needsSecondPerson: module.needsSecondPerson,
      }
    : { description: '', contact: '', needsSecondPerson: false };

function DescribeForm({ module }: { module: DevopsModule | null }) {
  const { t } = useTranslation();
  const { navigate, notify } = useShell();
  const [opened] = useState(module);
  const { bind, form } = usePageForm({
    schema: devopsModuleDraft,
    start: startOf(module),
    version: module?.version,
  });
  const { progress, send, refusal } = useVersionedOperation(saveDevopsModule, devopsModule, (newer) =>
    form.setVersion(newer.version),
  );
  const save = async () => {
    const sent = await form.submit((draft) => send({ ...draft, version: form.version }));
    if (sent?.at !== 'done') return;
    const waits = form.values.needsSecondPerson === false && sent.data.needsSecondPerson;
    notify({ tone: 'ok', text: t(waits ? 'describe.savedWaits' : 'describe.saved', { code: sent.data.code }) });
    navigate(moduleHref(sent.data.code));
  };
  useSaveKey(() => void save());
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t('describe.save'), loading: progress.at === 'sending' }}
            cancel={{ onClick: () => navigate(module ? moduleHref(module.code) : listHref) }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader
          title={module ? t('describe.of', { code: module.code }) : t('describe.title')}
          description={t('describe.about')}
        />
        <Surface flush>
          <ModuleFields form={form} module={module} />
        </Surface>
        <ChangeRefused {...refusal} changed={t('describe.changed')} />
        {opened && refusal.newer && (
          <BothVersions ns="describe" opened={opened} newer={refusal.newer} start={startOf} form={form} />
        )}
      </PageBody>
    </form>
  );
}
