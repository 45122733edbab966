/** The `?token=` that the page was opened with; removed once the guard has had it validated. */
export interface AddressToken {
  value?: string;
}

/**
 * Takes `?token=` out of the address and out of the history entry, before anything can log it.
 * See docs/rules/access.md#token-in-address.
 */
export function takeAddressToken(): AddressToken {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return {};
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return token === '' ? {} : { value: token };
}
