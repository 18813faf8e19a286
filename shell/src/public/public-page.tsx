import { Suspense } from 'react';
import { lazyPart } from '../frame/lazy-part';
import type { OpenPage } from '../navigation/decide';

const ForgotPassword = lazyPart(() => import('./forgot-password.form'));
const Register = lazyPart(() => import('./register.form'));
const RegisterResult = lazyPart(() => import('./register-result.view'));
const MailSent = lazyPart(() => import('./mail-sent.view'));
const CodePage = lazyPart(() => import('./code.form'));
const NewPassword = lazyPart(() => import('./new-password.form'));
const Agreement = lazyPart(() => import('./agreement.view'));

/** The pages that need no sign-in, beside sign-in itself and the error pages. */
export function PublicPage({ page }: { page: OpenPage }) {
  return <Suspense>{contentOf(page)}</Suspense>;
}

function contentOf(page: OpenPage) {
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
