import { RecordHistory, ViewPage } from '@console/screens';
import { Amount, Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { KitPage } from '../kit-page';
import { type Answers, serveThings } from '../thing-server';
import { readThing, readThingHistory } from '../things';

function ThingView() {
  const { t } = useTranslation();
  return (
    <ViewPage
      ns="thing"
      read={readThing}
      history={readThingHistory}
      kind="card"
      nameOf={({ name }) => name}
      side={({ record }) => (
        <Surface>
          <Facts
            items={[
              {
                label: t('thing.limit'),
                value: <Amount value={record.limit} />,
              },
            ]}
          />
        </Surface>
      )}
    >
      {({ history }) => <RecordHistory query={history} />}
    </ViewPage>
  );
}

const show = (answers: Answers, at = '/main/thing?id=thing_1') => (
  <KitPage at={at} serve={() => serveThings(answers)} Screen={ThingView} />
);

export default {
  title: 'ViewPage',
  alone: true,
  states: {
    loading: () => show('loading'),
    failed: () => show('failed'),
    'no record': () => show('ready', '/main/thing'),
    'no history': () => show('empty'),
    ready: () => show('ready'),
  },
};
