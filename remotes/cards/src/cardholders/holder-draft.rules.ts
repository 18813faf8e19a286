import type { FieldIssue } from '@console/contracts';
import { type CardholderDetail, type CardholderForm, checkHolder, holderAgeMin } from '@console/contracts/cards';

type Values = Partial<CardholderForm>;

/** Default values of the form, without masked values: an empty field keeps the stored value. */
export const startOf = (holder: CardholderDetail | null): Values =>
  holder
    ? {
        merchantId: holder.merchant.id,
        firstName: holder.firstName,
        middleName: holder.middleName,
        lastName: holder.lastName,
        country: holder.country,
        state: holder.state,
        city: holder.city,
        isDefault: holder.isDefault,
        sharesToWalletUser: holder.sharesToWalletUser,
        remark: holder.remark,
      }
    : { middleName: '', state: '', remark: '', isDefault: false, sharesToWalletUser: false };

interface Request {
  today: string;
  states: readonly string[];
  isNew: boolean;
}

/** Applies the rules of the server to the values entered so far. */
export const holderIssues = (values: Values, requested: Request): FieldIssue[] =>
  checkHolder(values, { ...requested, ageMin: holderAgeMin });
