import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import enUS from '@arco-design/web-react/es/locale/en-US';
import zhCN from '@arco-design/web-react/es/locale/zh-CN';
import type { ReactNode } from 'react';
import { useLocale } from '../ui-provider';

/** Sets the language of Arco components within it to the console's. */
export function ArcoLocale({ children }: { children: ReactNode }) {
  return <ConfigProvider locale={useLocale() === 'zh-CN' ? zhCN : enUS}>{children}</ConfigProvider>;
}
