interface Place {
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province?: string;
}

/** An address on one line: "Via Appia Nuova 120, 00183 Roma (RM)"; the province only where it is given. */
export function addressText({ address1, addressNumber, postalcode, city, province }: Place): string {
  const street = [address1, addressNumber].filter((part) => part !== '').join(' ');
  const town = `${postalcode} ${city}`;
  return `${street}, ${province === undefined ? town : `${town} (${province})`}`;
}
