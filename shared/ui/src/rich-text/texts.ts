import { ownTexts } from '../locales/own-texts';
import english from './en-US.json';
import chinese from './zh-CN.json';

export const useTexts = ownTexts('ui-rich-text', { 'en-US': english, 'zh-CN': chinese });
