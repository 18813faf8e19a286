import { setPicture } from '@console/contracts/profile';
import { usePage } from '@console/remote-kit';
import { UploadField, useOperation } from '@console/screens';
import { renewUser } from '@console/session';
import { Avatar, Button } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Profile picture, shown in the header. */
export function PictureField({ name, picture: stored }: { name: string; picture: string | null }) {
  const { t } = useTranslation();
  const { shell } = usePage();
  const [picture, show] = useState(stored);
  const { progress, send } = useOperation(setPicture);

  const choose = async (fileId: string | null) => {
    const sent = await send({ fileId });
    if (sent.at === 'done') {
      show(sent.data.picture);
      renewUser(sent.data);
      shell.notify({ tone: 'ok', text: t(fileId === null ? 'profile.picture.removed' : 'profile.picture.saved') });
    }
    return sent;
  };
  const remove = async () => {
    const sent = await choose(null);
    if ('failure' in sent) shell.notify({ tone: 'bad', text: sent.failure.message });
  };
  return (
    <UploadField
      label={t('profile.picture')}
      purpose="PICTURE"
      hint={t('profile.picture.hint')}
      action={t('profile.picture.choose')}
      onTaken={({ id }) => choose(id)}
      shown={<Avatar name={name} picture={picture} size={64} />}
    >
      {picture !== null && (
        <Button variant="text" loading={progress.at === 'sending'} onClick={() => void remove()}>
          {t('profile.picture.remove')}
        </Button>
      )}
    </UploadField>
  );
}
