import type { RecordNames } from '@console/contracts';
import {
  profile as profileSchema,
  profileDraft,
  readProfile,
  saveProfile,
  type Profile,
  type ProfileDraft,
} from '@console/contracts/profile';
import { usePage } from '@console/remote-kit';
import {
  BothVersions,
  CallFailed,
  ChangeRefused,
  usePageForm,
  useRecord,
  useVersionedOperation,
} from '@console/screens';
import { renewUser, sessionAtom } from '@console/session';
import { PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';
import { FactorFirst } from './factor-first';
import { OwnSessions } from './own-sessions';
import { PasswordSection } from './password-section';
import { ProfileFields } from './profile-fields';
import { SecondFactor } from './second-factor';

/** Profile; only the setup for users who must set up two-factor authentication first. */
export default function ProfilePage() {
  const session = useAtomValue(sessionAtom);
  return session.at === 'in' && session.user.secondFactorDue ? <FactorFirst /> : <WholeProfile />;
}

function WholeProfile() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readProfile, {});
  const [newer, setNewer] = useState<Profile | null>(null);
  const profile = newer ?? result.data;
  return (
    <PageBody>
      <PageHeader title={t('profile.title')} description={t('profile.about')} />
      <Surface flush>
        {profile ? <ProfileForm profile={profile} onChanged={setNewer} /> : null}
        {!profile && result.at === 'loading' && <Skeleton rows={4} />}
        {!profile && result.at === 'failed' && (
          <CallFailed title={t('profile.failed')} failure={result.failure} onRetry={() => reload()} />
        )}
      </Surface>
      <Surface flush>
        <PasswordSection changedAt={profile?.passwordChangedAt} />
        <SecondFactor />
      </Surface>
      <OwnSessions />
    </PageBody>
  );
}

const draftOf = ({ nickname, language, timezone, landingPage }: Profile): ProfileDraft => ({
  nickname,
  language,
  timezone,
  landingPage,
});

const namesOf = ({ landingPages }: Profile): RecordNames =>
  landingPages.map(({ page, names }) => ({ id: page, name: names }));

function ProfileForm({ profile, onChanged }: { profile: Profile; onChanged: (profile: Profile) => void }) {
  const { t } = useTranslation();
  const { shell } = usePage();
  // A reload replaces `profile`, but the form values still belong to the version that the form opened with.
  const [opened, setOpened] = useState(profile);
  const { bind, form } = usePageForm({ schema: profileDraft, start: draftOf(profile), version: profile.version });
  const { progress, send, refusal } = useVersionedOperation(saveProfile, profileSchema, (newer) => {
    form.setVersion(newer.version);
    onChanged(newer);
  });

  const save = async () => {
    const sent = await form.submit((draft) => send({ ...draft, version: form.version }));
    if (sent?.at !== 'done') return;
    const { data } = sent;
    onChanged(data);
    setOpened(data);
    form.setSaved(form.values, data.version);
    renewUser(draftOf(data));
    shell.notify({ tone: 'ok', text: t('profile.saved') });
  };
  return (
    <form ref={bind} noValidate className={classes.form} onSubmit={(event) => [event.preventDefault(), void save()]}>
      <ProfileFields form={form} profile={profile} />
      <ChangeRefused {...refusal} changed={t('profile.changed')} />
      {refusal.newer && (
        <BothVersions
          ns="profile"
          opened={opened}
          newer={refusal.newer}
          start={draftOf}
          form={form}
          namesOf={namesOf}
        />
      )}
      <FormFooter
        primary={{ label: t('profile.save'), loading: progress.at === 'sending' }}
        errorCount={form.errorCount}
      />
    </form>
  );
}
