interface Place {
  areaCode: string;
  /** First digits of a phone number; the cardholder's number follows. */
  phone: string;
  state: string;
  city: string;
  address: string;
  postalCode: string;
}

const places: Record<string, Place> = {
  SG: { areaCode: '+65', phone: '8123', state: '', city: 'Singapore', address: 'Marina View', postalCode: '018961' },
  HK: { areaCode: '+852', phone: '5123', state: '', city: 'Hong Kong', address: 'Canton Road', postalCode: '' },
  CN: { areaCode: '+86', phone: '1380013', state: 'SH', city: '上海', address: '世纪大道', postalCode: '200120' },
  TH: { areaCode: '+66', phone: '81234', state: '', city: 'Bangkok', address: 'Sukhumvit Road', postalCode: '10110' },
  VN: { areaCode: '+84', phone: '90123', state: '', city: 'Hà Nội', address: 'Phố Huế', postalCode: '100000' },
  GB: { areaCode: '+44', phone: '770090', state: '', city: 'London', address: 'Fore Street', postalCode: 'EC2Y 9AE' },
  DE: { areaCode: '+49', phone: '15123', state: '', city: 'Hamburg', address: 'Speicherstraße', postalCode: '20457' },
  US: { areaCode: '+1', phone: '212555', state: 'NY', city: 'New York', address: 'Water Street', postalCode: '10041' },
};

const anywhere: Place = {
  areaCode: '+44',
  phone: '770090',
  state: '',
  city: 'London',
  address: 'Fore Street',
  postalCode: 'EC2Y 9AE',
};

/** Returns a fictitious address and phone number for a cardholder of the country. */
export function holderPlace(country: string, number: number) {
  const place = places[country] ?? anywhere;
  return {
    area_code: place.areaCode,
    phone: `${place.phone}${String(1000 + number)}`,
    state: place.state,
    city: place.city,
    address: `${number + 1} ${place.address}`,
    postal_code: place.postalCode,
    shares_to_wallet_user: number % 4 === 0,
  };
}
