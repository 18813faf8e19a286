import { ActionDialog, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { KitPage } from '../kit-page';
import { nothing } from '../stateful';
import { serveThings, thingOf } from '../thing-server';
import { removeThing, thing } from '../things';

const fields = fieldsOf(removeThing.input, 'thing');

function Removal({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation();
  const { id, name, version } = thingOf();
  return (
    <ActionDialog
      title={t('thing.removeTitle', { name })}
      operation={removeThing}
      start={{ id, version }}
      submit={{ label: t('thing.remove'), isDangerous: true }}
      effect={t('thing.removeEffect')}
      conflict={{ text: t('thing.changed'), record: thing }}
      done={t('thing.saved', { name })}
      confirmation={isConfirmed ? name : undefined}
      onDone={nothing}
      onChanged={nothing}
      onClose={nothing}
    >
      {() => <fields.Area name="note" />}
    </ActionDialog>
  );
}

const Plain = () => <Removal isConfirmed={false} />;
const Confirmed = () => <Removal isConfirmed />;
const serve = () => serveThings('ready');

export default {
  title: 'ActionDialog',
  alone: true,
  states: {
    note: () => <KitPage at="/main/thing" serve={serve} Screen={Plain} />,
    confirmation: () => <KitPage at="/main/thing" serve={serve} Screen={Confirmed} />,
  },
};
