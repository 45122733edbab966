/** A token that came with the address, until the guard has asked about it. */
export interface Offer {
  token?: string;
}

/**
 * Takes `?token=` out of the address, in the history too, before anything else can see or log it (decision 7).
 */
export function takeOffer(): Offer {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return {};
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token === '' ? {} : { token };
}
