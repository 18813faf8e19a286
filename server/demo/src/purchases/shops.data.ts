import type { Currency } from '@console/contracts';

/** A card acceptor (shop) where demo cards are used. */
export interface Shop {
  name: string;
  mcc: string;
  city: string;
  country: string;
  currency: Currency;
  /** Range of purchase amounts, in dollars. */
  price: [min: number, max: number];
}

type Line = [name: string, mcc: string, city: string, country: string, currency: Currency, min: number, max: number];

const lines: Line[] = [
  ['Meridian Ads', '7311', 'San Francisco', 'US', 'USD', 20, 900],
  ['Clearstream Search Ads', '7311', 'Dublin', 'IE', 'EUR', 30, 700],
  ['Northbeam Social', '7311', 'Austin', 'US', 'USD', 15, 500],
  ['云图广告平台', '7311', '上海', 'CN', 'CNY', 20, 600],
  ['Stratus Hosting', '4816', 'Seattle', 'US', 'USD', 4, 400],
  ['Wolkenwerk Cloud GmbH', '4816', 'Berlin', 'DE', 'EUR', 5, 300],
  ['Paperplane Team Chat', '5734', 'San Jose', 'US', 'USD', 3, 80],
  ['Inkwell Design Suite', '5734', 'Toronto', 'CA', 'USD', 9, 120],
  ['Codeharbour', '5734', 'London', 'GB', 'GBP', 4, 90],
  ['Gridline Analytics', '7372', 'New York', 'US', 'USD', 12, 350],
  ['Café Épervier', '5812', 'Paris', 'FR', 'EUR', 6, 90],
  ['Bún Chả Hàng Quạt', '5812', 'Hà Nội', 'VN', 'VND', 2, 30],
  ['老城厢食府', '5812', '上海', 'CN', 'CNY', 5, 120],
  ['Maple Street Diner', '5814', 'Chicago', 'US', 'USD', 3, 45],
  ['Orchid Lane Hotel', '7011', 'Bangkok', 'TH', 'THB', 60, 600],
  ['Hôtel des Deux Rives', '7011', 'Lyon', 'FR', 'EUR', 80, 500],
  ['Harbour View Inn', '7011', 'Singapore', 'SG', 'SGD', 90, 550],
  ['Sakura Ryokan', '7011', 'Kyoto', 'JP', 'JPY', 80, 700],
  ['Airwave Airlines', '4511', 'London', 'GB', 'GBP', 60, 900],
  ['Lotus Airways', '4511', 'Hồ Chí Minh', 'VN', 'VND', 40, 400],
  ['Citycab', '4121', 'Singapore', 'SG', 'SGD', 4, 40],
  ['Gulf Transfers', '4121', 'Kuwait City', 'KW', 'KWD', 5, 60],
  ['Rapid Parcel', '4215', 'Memphis', 'US', 'USD', 6, 200],
  ['Chao Phraya Freight', '4215', 'Bangkok', 'TH', 'THB', 10, 300],
  ['Brightway Office Supply', '5943', 'Denver', 'US', 'USD', 5, 260],
  ['Kontorhuset Møbler', '5943', 'Copenhagen', 'DK', 'EUR', 20, 400],
  ['华强电子', '5732', '深圳', 'CN', 'CNY', 8, 700],
  ['Akiba Parts', '5732', 'Tokyo', 'JP', 'JPY', 10, 500],
  ['Fjord Marketplace', '5399', 'Los Angeles', 'US', 'USD', 5, 300],
  ['Bazaarly', '5399', 'Singapore', 'SG', 'SGD', 5, 250],
  ['Pump & Go', '5541', 'Houston', 'US', 'USD', 15, 110],
  ['Corner Grocer', '5411', 'Portland', 'US', 'USD', 2, 80],
];

export const shops: Shop[] = lines.map(([name, mcc, city, country, currency, min, max]) => ({
  name,
  mcc,
  city,
  country,
  currency,
  price: [min, max],
}));

/** Card acceptor at which all purchases are declined. */
export const bettingShop: Shop = {
  name: 'Lucky Oak Betting',
  mcc: '7995',
  city: 'Valletta',
  country: 'MT',
  currency: 'EUR',
  price: [10, 200],
};

export const barredShop: Shop = {
  name: 'Taedong Trading',
  mcc: '5399',
  city: 'Pyongyang',
  country: 'KP',
  currency: 'EUR',
  price: [20, 300],
};
