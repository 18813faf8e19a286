import { lazyPage } from '../errors/lazy-page';
import { addPublicTexts } from '../locales';
import type { OpenPage } from '../navigation/decide';

const withTexts = async <Page,>(page: Promise<Page>) => (await Promise.all([page, addPublicTexts()]))[0];

const ForgotPassword = lazyPage(() => withTexts(import('./forgot-password.form')));
const Register = lazyPage(() => withTexts(import('./register.form')));
const RegisterResult = lazyPage(() => withTexts(import('./register-result.page')));
const MailSent = lazyPage(() => withTexts(import('./mail-sent.page')));
const CodePage = lazyPage(() => withTexts(import('./code.form')));
const NewPassword = lazyPage(() => withTexts(import('./new-password.form')));
const Agreement = lazyPage(() => withTexts(import('./agreement.page')));

/** Renders a page that needs no sign-in, other than sign-in itself and the error pages. */
export function PublicPage({ page }: { page: OpenPage }) {
  switch (page) {
    case 'forgotpassword':
      return <ForgotPassword />;
    case 'register':
      return <Register />;
    case 'registerResult':
      return <RegisterResult />;
    case 'sendEmailSuccess':
      return <MailSent />;
    case 'vaildatecode':
      return <CodePage />;
    case 'resetPassword':
    case 'firstTimeLogin':
    case 'walletUserInvite':
      return <NewPassword key={page} page={page} />;
    case 'masterServiceAgreement':
    case 'privacyPolicy':
      return <Agreement page={page} />;
  }
}
