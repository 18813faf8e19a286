import type { I18nText } from '@console/contracts';
import type { StoredMenu } from '../menus/menu.rules';

/** Token of a status colour; themes decide what it looks like. */
type Colour = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** One code of a dictionary, and how it is shown. */
export type DictDetail = [code: string, english: string, chinese: string, colour?: Colour];

/** A dictionary with its details in the order of their display. */
export interface DictData {
  code: string;
  name: [english: string, chinese: string];
  details: DictDetail[];
}

/** A parameter of the product, with its default. */
export interface ParameterData {
  code: string;
  value: string;
  type: 'INT' | 'BOOL';
  description: I18nText;
}

/** Records that come with the product. */
export interface Reference {
  dicts?: readonly DictData[];
  menus?: readonly StoredMenu[];
  parameters?: readonly ParameterData[];
}
