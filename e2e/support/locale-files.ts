import accountsChinese from '../../remotes/accounts/src/chinese';
import accountsEnglish from '../../remotes/accounts/src/english';
import accountsHelpEnglish from '../../remotes/accounts/src/help/en-US.json';
import accountsHelpChinese from '../../remotes/accounts/src/help/zh-CN.json';
import adminChinese from '../../remotes/admin/src/chinese';
import adminEnglish from '../../remotes/admin/src/english';
import cardsChinese from '../../remotes/cards/src/chinese';
import cardsEnglish from '../../remotes/cards/src/english';
import companyChinese from '../../remotes/company/src/chinese';
import companyEnglish from '../../remotes/company/src/english';
import merchantsChinese from '../../remotes/merchants/src/chinese';
import merchantsEnglish from '../../remotes/merchants/src/english';
import onboardingChinese from '../../remotes/onboarding/src/chinese';
import onboardingEnglish from '../../remotes/onboarding/src/english';
import revealEnglish from '../../reveal/src/locales/en-US.json';
import revealChinese from '../../reveal/src/locales/zh-CN.json';
import kitEnglish from '../../shared/screens/src/locales/en-US.json';
import kitChinese from '../../shared/screens/src/locales/zh-CN.json';
import differenceEnglish from '../../shared/ui/src/difference/en-US.json';
import differenceChinese from '../../shared/ui/src/difference/zh-CN.json';
import inputsEnglish from '../../shared/ui/src/inputs/en-US.json';
import inputsChinese from '../../shared/ui/src/inputs/zh-CN.json';
import uiEnglish from '../../shared/ui/src/locales/en-US.json';
import uiChinese from '../../shared/ui/src/locales/zh-CN.json';
import richTextEnglish from '../../shared/ui/src/rich-text/en-US.json';
import richTextChinese from '../../shared/ui/src/rich-text/zh-CN.json';
import treeEnglish from '../../shared/ui/src/tree/en-US.json';
import treeChinese from '../../shared/ui/src/tree/zh-CN.json';
import agreementsEnglish from '../../shell/src/agreements/en-US.json';
import agreementsChinese from '../../shell/src/agreements/zh-CN.json';
import shellChinese from '../../shell/src/chinese';
import shellEnglish from '../../shell/src/english';
import publicEnglish from '../../shell/src/public/en-US.json';
import publicChinese from '../../shell/src/public/zh-CN.json';

/** English texts of each package. The texts of a remote include those of the kit, which shares its namespace. */
export const english = {
  accounts: { ...kitEnglish, ...accountsEnglish, ...accountsHelpEnglish },
  admin: { ...kitEnglish, ...adminEnglish },
  cards: { ...kitEnglish, ...cardsEnglish },
  company: { ...kitEnglish, ...companyEnglish },
  merchants: { ...kitEnglish, ...merchantsEnglish },
  onboarding: { ...kitEnglish, ...onboardingEnglish },
  reveal: revealEnglish,
  shell: { ...shellEnglish, ...publicEnglish, ...agreementsEnglish },
  ui: { ...uiEnglish, ...differenceEnglish, ...inputsEnglish, ...richTextEnglish, ...treeEnglish },
};

type Texts = { [Package in keyof typeof english]: Record<keyof (typeof english)[Package], string> };

/** Chinese texts of each package, with the same keys. */
export const chinese: Texts = {
  accounts: { ...kitChinese, ...accountsChinese, ...accountsHelpChinese },
  admin: { ...kitChinese, ...adminChinese },
  cards: { ...kitChinese, ...cardsChinese },
  company: { ...kitChinese, ...companyChinese },
  merchants: { ...kitChinese, ...merchantsChinese },
  onboarding: { ...kitChinese, ...onboardingChinese },
  reveal: revealChinese,
  shell: { ...shellChinese, ...publicChinese, ...agreementsChinese },
  ui: { ...uiChinese, ...differenceChinese, ...inputsChinese, ...richTextChinese, ...treeChinese },
};
