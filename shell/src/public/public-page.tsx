import { Suspense } from 'react';
import { lazyPage } from '../errors/lazy-page';
import type { OpenPage } from '../navigation/decide';

const ForgotPassword = lazyPage(() => import('./forgot-password.form'));
const Register = lazyPage(() => import('./register.form'));
const RegisterResult = lazyPage(() => import('./register-result.view'));
const MailSent = lazyPage(() => import('./mail-sent.view'));
const CodePage = lazyPage(() => import('./code.form'));
const NewPassword = lazyPage(() => import('./new-password.form'));
const Agreement = lazyPage(() => import('./agreement.view'));

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
