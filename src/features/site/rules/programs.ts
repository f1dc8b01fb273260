const PAID_BY_THE_HOUR = 'Per hour'

/** What a program costs, as families read it: by the hour when that is its duration, else by the month. */
export function priceLabel({ price, duration }: { price: number; duration: string }): string {
  return `$${price.toLocaleString('en-US')}/${duration === PAID_BY_THE_HOUR ? 'hour' : 'month'}`
}
