import type { I18nText } from '@console/contracts';
import type { StoredMenu } from '../menus/menu.rules';
import type { ProductModuleData } from '../product-modules/product-module.store';

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

interface ParameterFacts {
  code: string;
  /** The default. */
  value: string;
  name: I18nText;
  /** One sentence. */
  description: I18nText;
}

/** A whole number, with the bounds that its readers can live with. */
export type NumberParameter = ParameterFacts & {
  type: 'INT';
  min: number;
  max: number;
  /** Unit of a number that is shown in another one, such as bytes as MB. */
  unit?: 'BYTES';
  /** Code of the parameter that this one cannot be less than. */
  atLeast?: string;
};

/** One of a few values, each with its label. */
export type ChoiceParameter<V extends string = string> = ParameterFacts & {
  type: 'CHOICE';
  value: V;
  choices: readonly { value: V; label: I18nText }[];
};

/** A parameter of the product, with its default. */
export type ParameterData = NumberParameter | ChoiceParameter | (ParameterFacts & { type: 'BOOL' });

/** Records that come with the product. */
export interface Reference {
  productModules?: readonly ProductModuleData[];
  dicts?: readonly DictData[];
  menus?: readonly StoredMenu[];
  parameters?: readonly ParameterData[];
}
