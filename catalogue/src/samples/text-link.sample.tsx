import { TextLink } from '@console/ui';
import { long, say } from '../texts';

export default {
  title: 'Text link',
  states: {
    plain: () => <TextLink href="?">{say('Forgot password?', '忘记密码？')}</TextLink>,
    quiet: () => (
      <TextLink href="?" quiet>
        Harbourline Travel
      </TextLink>
    ),
    'long text': () => <TextLink href="?">{long()}</TextLink>,
  },
};
