import { fieldsOf, FormPage } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { KitPage } from '../kit-page';
import { type Answers, serveThings } from '../thing-server';
import { createThing, readThing, saveThing, type Thing } from '../things';

const fields = fieldsOf(createThing.input, 'thing');

function ThingForm() {
  const { t } = useTranslation();
  return (
    <FormPage
      ns="thing"
      schema={createThing.input}
      create={createThing}
      edit={{
        read: readThing,
        update: saveThing,
        rowOf: (detail: Thing) => detail,
        changeOf: (draft, target) => ({ ...draft, ...target }),
      }}
      start={(detail) => ({ name: detail?.name ?? '', note: detail?.note ?? '', status: detail?.status ?? 'ACTIVE' })}
      nameOf={({ name }) => name}
      hrefOf={() => '#things'}
    >
      {() => (
        <FormSection title={t('thing.about')} description={t('thing.aboutText')}>
          <fields.Text name="name" />
          <fields.Code name="status" dict="wallet_status" />
          <fields.Area name="note" width="full" />
        </FormSection>
      )}
    </FormPage>
  );
}

const show = (answers: Answers, at = '/main/thing') => (
  <KitPage at={at} serve={() => serveThings(answers)} Screen={ThingForm} />
);

export default {
  title: 'FormPage',
  alone: true,
  states: {
    create: () => show('ready'),
    edit: () => show('ready', '/main/thing?id=thing_1'),
    loading: () => show('loading', '/main/thing?id=thing_1'),
    failed: () => show('failed', '/main/thing?id=thing_1'),
  },
};
