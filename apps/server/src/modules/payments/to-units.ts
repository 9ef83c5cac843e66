/** Converts smallest units to units of the currency: 1999 USD is 19.99, 1999 JPY is 1999. */
export function toUnits(amountMinor: number, currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const digits = maximumFractionDigits ?? 2;
  return Number((amountMinor / 10 ** digits).toFixed(digits));
}
