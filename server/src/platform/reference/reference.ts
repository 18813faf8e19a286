import type { I18nText } from '@console/contracts';
import type { ParameterGroup } from '@console/contracts/parameters';
import type { StoredMenu } from '../menus/menu.rules';
import type { ProductModuleData } from '../product-modules/product-module.store';

/** Token of a status colour, which themes define. */
type Colour = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** Entry of a dictionary: code, labels and colour. */
export type DictDetail = [code: string, english: string, chinese: string, colour?: Colour];

/** A dictionary with its entries in display order. */
export interface DictData {
  code: string;
  name: [english: string, chinese: string];
  details: DictDetail[];
}

interface ParameterFacts {
  code: string;
  group: ParameterGroup;
  /** Default value. */
  value: string;
  name: I18nText;
  /** Description in one sentence. */
  description: I18nText;
}

/** An integer parameter with bounds. The default is used for values outside them. */
export type NumberParameter = ParameterFacts & {
  type: 'INT';
  min: number;
  max: number;
  /** Stored unit, if the display unit differs: bytes are shown in MB. */
  unit?: 'BYTES';
  /** Code of the parameter whose value is the minimum for this one. */
  atLeast?: string;
};

/** A parameter with a fixed set of values, each with a label. */
export type ChoiceParameter<V extends string = string> = ParameterFacts & {
  type: 'CHOICE';
  value: V;
  choices: readonly { value: V; label: I18nText }[];
};

/** A parameter of the product, with its default. */
export type ParameterData = NumberParameter | ChoiceParameter | (ParameterFacts & { type: 'BOOL' });

/** Records that ship with the product. */
export interface Reference {
  productModules?: readonly ProductModuleData[];
  dicts?: readonly DictData[];
  menus?: readonly StoredMenu[];
  parameters?: readonly ParameterData[];
}
